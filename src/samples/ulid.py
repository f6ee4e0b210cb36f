import secrets
import time

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MAX_TIME = 2**48 - 1


def ulid(time_ms: int | None = None, random: bytes | None = None) -> str:
    """A ULID of a time in milliseconds and ten random bytes."""
    if time_ms is None:
        time_ms = time.time_ns() // 1_000_000
    if random is None:
        random = secrets.token_bytes(10)
    if not 0 <= time_ms <= MAX_TIME:
        raise ValueError(f"The time must be from 0 to {MAX_TIME} ms")

    bits = time_ms << 80 | int.from_bytes(random, "big")
    return "".join(ALPHABET[bits >> shift & 31] for shift in range(125, -1, -5))
