import { jwtVerify } from "jose";
import { JWTExpired } from "jose/errors";
import { z } from "zod";
import type { Secrets } from "#platform/secret.ts";

const payloadSchema = z.object({ email: z.string(), updateTo: z.string() });

/** What the library's token in the mail to a new address says: which address an account has, and which one is to take its place. */
type EmailChangeToken = z.output<typeof payloadSchema>;

/** The library signs and encrypts with it. */
export const librarySecret = (secrets: Secrets): string => secrets.digest("better-auth", "secret");

/** @returns undefined for what is no token of ours for a new address. */
export async function readVerificationToken(
  token: unknown,
  secret: string,
): Promise<EmailChangeToken | "expired" | undefined> {
  if (typeof token !== "string") return undefined;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return payloadSchema.safeParse(payload).data;
  } catch (error) {
    return error instanceof JWTExpired ? "expired" : undefined;
  }
}
