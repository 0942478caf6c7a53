import { parseRecoveryCode, recoveryCodesCount } from "../rules.ts";
import { drawQrCode, type QrCode } from "./draw-qr-code.ts";

/** What an authenticator app has to be told, as a picture and as text. */
export interface TwoFactorSetup {
  readonly qrCode: QrCode;
  /** Base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** What is secret of a set-up, as text. */
type Secrets = Pick<TwoFactorSetup, "secret" | "recoveryCodes">;

interface App {
  readonly productName: string;
  readonly email: string;
}

const base32 = /^[A-Z2-7]{16,128}$/;

/**
 * @param secrets as the library gave them when the set-up began, and as the page's form sends them back, so that a mistyped code does not
 * mean beginning anew. Codes are checked against the server's own copy, which no form can read: a session alone must not show it.
 * @returns undefined for what is no secret, or no list of recovery codes.
 */
export function setupOf({ secret, recoveryCodes }: Secrets, { productName, email }: App): TwoFactorSetup | undefined {
  const areCodes =
    recoveryCodes.length === recoveryCodesCount && recoveryCodes.every((code) => parseRecoveryCode(code));
  if (!base32.test(secret) || !areCodes) return undefined;
  const issuer = encodeURIComponent(productName);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { qrCode: drawQrCode(uri), secret, recoveryCodes };
}
