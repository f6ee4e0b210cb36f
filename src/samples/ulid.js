const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MAX_TIME = 2 ** 48 - 1;

/** A ULID of a time in milliseconds and ten random bytes. */
export function ulid(
  time = Date.now(),
  random = crypto.getRandomValues(new Uint8Array(10)),
) {
  if (!Number.isInteger(time) || time < 0 || time > MAX_TIME) {
    throw new RangeError(`The time must be from 0 to ${MAX_TIME} ms`);
  }
  let bits = BigInt(time);
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);

  let text = "";
  for (let shift = 125n; shift >= 0n; shift -= 5n) {
    text += ALPHABET[Number((bits >> shift) & 31n)];
  }
  return text;
}
