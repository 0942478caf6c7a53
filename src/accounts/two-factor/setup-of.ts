import { drawQrCode, type QrCode } from "./draw-qr-code.ts";

/** What an authenticator app has to be told, as a picture and as text. */
export interface TwoFactorSetup {
  readonly qrCode: QrCode;
  /** Base32. */
  readonly secret: string;
}

interface App {
  readonly productName: string;
  readonly email: string;
}

const base32 = /^[A-Z2-7]{16,128}$/;

/**
 * @param secret as the library gave it when the set-up began, and as the page's form sends it back, so that a mistyped code does not mean
 * beginning anew. The library checks codes against its own copy.
 * @returns undefined for what is no secret.
 */
export function setupOf(secret: string, { productName, email }: App): TwoFactorSetup | undefined {
  if (!base32.test(secret)) return undefined;
  const issuer = encodeURIComponent(productName);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { qrCode: drawQrCode(uri), secret };
}
