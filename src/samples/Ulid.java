import java.math.BigInteger;
import java.security.SecureRandom;

public final class Ulid {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final long MAX_TIME = (1L << 48) - 1;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ulid() {}

    /** A new ULID. */
    public static String create() {
        byte[] random = new byte[10];
        RANDOM.nextBytes(random);
        return of(System.currentTimeMillis(), random);
    }

    /** The ULID of a time in milliseconds and ten random bytes. */
    public static String of(long time, byte[] random) {
        if (time < 0 || time > MAX_TIME) {
            throw new IllegalArgumentException("The time must be from 0 to " + MAX_TIME + " ms");
        }
        BigInteger bits = BigInteger.valueOf(time).shiftLeft(80).or(new BigInteger(1, random));

        StringBuilder text = new StringBuilder(26);
        for (int shift = 125; shift >= 0; shift -= 5) {
            text.append(ALPHABET.charAt(bits.shiftRight(shift).intValue() & 31));
        }
        return text.toString();
    }
}
