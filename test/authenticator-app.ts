import { Secret, TOTP } from "otpauth";

const periodMs = 30_000;

/**
 * An authenticator app with one entry.
 * @param secret base32, as a page shows it.
 */
export function authenticatorApp(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")), digits: 6, period: periodMs / 1_000 });
  return {
    /**
     * The current code, or the one that many half minutes later. The server accepts the next one too; the previous one may expire any
     * moment.
     */
    code: (periodsLater = 0): string => totp.generate({ timestamp: Date.now() + periodsLater * periodMs }),
    /** None of the codes that the server would accept now. */
    wrongCode(): string {
      const right = [-2, -1, 0, 1, 2].map((periods) => this.code(periods));
      return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? "";
    },
  };
}
