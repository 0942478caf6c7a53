import { eq } from "drizzle-orm";
import { encode } from "uqr";
import type { Executor } from "#platform/db/database.ts";
import { parseRecoveryCode, recoveryCodesCount } from "../rules.ts";
import { twoFactors } from "../schema.ts";

/** `begun`: there is a secret but no confirmed code, so sign-in doesn't ask for one. */
export type TwoFactorState = "off" | "begun" | "on";

export async function getTwoFactorState(db: Executor, userId: string): Promise<TwoFactorState> {
  const [row] = await db
    .select({ verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!row) return "off";
  return row.verified ? "on" : "begun";
}

/** Setup that an authenticator app needs, as a picture and as text. */
export interface TwoFactorSetup {
  readonly qrCode: QrCode;
  /** Base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The secret parts of a setup, as text. */
type Secrets = Pick<TwoFactorSetup, "secret" | "recoveryCodes">;

interface App {
  readonly productName: string;
  readonly email: string;
}

const base32 = /^[A-Z2-7]{16,128}$/;

/**
 * @param secrets from the library when the setup began, and sent back by the page's form, so that a mistyped code doesn't mean starting
 * over. Codes are checked against the server's own copy, which no form can read: a session alone must not reveal it.
 * @returns undefined if they aren't a secret and a list of recovery codes.
 */
export function setupOf({ secret, recoveryCodes }: Secrets, { productName, email }: App): TwoFactorSetup | undefined {
  const areCodes =
    recoveryCodes.length === recoveryCodesCount && recoveryCodes.every((code) => parseRecoveryCode(code));
  if (!base32.test(secret) || !areCodes) return undefined;
  const issuer = encodeURIComponent(productName);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { qrCode: drawQrCode(uri), secret, recoveryCodes };
}

/** A QR code as the path of an SVG element, one unit per module. */
export interface QrCode {
  /** Modules per side, including the quiet zone that scanners need. */
  readonly size: number;
  readonly path: string;
}

const quietZoneModules = 4;

function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: quietZoneModules });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
