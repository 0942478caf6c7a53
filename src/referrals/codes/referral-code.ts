import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { parseCode } from "../rules.ts";
import { referralCodes } from "../schema.ts";

const lengthMin = 8;

/** @returns the user's possible codes, preferred one first: the start of their id, longer if that is taken (D1). */
export function listCodeCandidates(userId: string): readonly string[] {
  const characters = userId.replaceAll("-", "").toUpperCase();
  return Array.from({ length: characters.length - lengthMin + 1 }, (_, more) => characters.slice(0, lengthMin + more));
}

/** @returns the user's code, which is created on first use and never changes. */
export async function ensureCode(db: Executor, userId: string, now: Date): Promise<string> {
  const known = await findCode(db, userId);
  if (known) return known;
  for (const code of listCodeCandidates(userId)) {
    const [made] = await db
      .insert(referralCodes)
      .values({ userId, code, createdAt: now })
      .onConflictDoNothing()
      .returning({ code: referralCodes.code });
    // Taken by another user, or just created by the same user in another window.
    const mine = made?.code ?? (await findCode(db, userId));
    if (mine) return mine;
  }
  throw new Error(`every code of user ${userId} is taken`);
}

async function findCode(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId));
  return row?.code;
}

/** @param code from `parseCode`. @returns the owner's user id. */
export async function findCodeOwner(db: Executor, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.userId;
}

/** Tells whether a typed code belongs to a user. The caller must limit the rate. */
export async function isReferralCode({ db }: Pick<Services, "db">, typed: string): Promise<boolean> {
  const code = parseCode(typed);
  return code ? (await findCodeOwner(db, code)) !== undefined : false;
}
