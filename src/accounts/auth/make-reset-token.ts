import { createHash, randomBytes } from "node:crypto";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

interface Reset {
  readonly userId: string;
  readonly at: Date;
  readonly validMinutes: number;
}

/** @returns a token as the library's for a new password: `/reset-password` takes it. The digest alone is kept. */
export async function makeResetToken(db: Executor, { userId, at, validMinutes }: Reset): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  const expiresAt = new Date(at.getTime() + validMinutes * 60_000);
  await db.insert(verifications).values({ identifier, value: userId, expiresAt, createdAt: at, updatedAt: at });
  return token;
}
