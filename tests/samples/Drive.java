import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.HexFormat;

/**
 * Answers each line of standard input with a ULID: "new" with a new one, a time in
 * milliseconds and ten bytes in hex with theirs, or with "refused".
 */
final class Drive {
    public static void main(String[] arguments) {
        new BufferedReader(new InputStreamReader(System.in))
                .lines()
                .map(Drive::answer)
                .forEach(System.out::println);
    }

    private static String answer(String line) {
        if (line.equals("new")) {
            return Ulid.create();
        }
        String[] parts = line.split(" ");
        try {
            return Ulid.of(Long.parseLong(parts[0]), HexFormat.of().parseHex(parts[1]));
        } catch (IllegalArgumentException error) {
            return "refused";
        }
    }
}
