import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { DiscountSource } from "#billing/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs.ts";
import { earlyAccessDiscountPercent } from "../rules.ts";
import { earlyAccessSignups } from "../schema.ts";
import { mailEarlyAccessCodeJob } from "./mail-early-access-code.ts";

/** No vowels, so that codes contain no words, and no look-alikes: 0 O, 1 I L, 5 S, 8 B, 2 Z. */
const characters = "234679CDFGHJKMNPQRTVWXY";

/** A discount code that is easy to read out on the phone, e.g. `EASEL-7KQ4-M2XD`. There are 78 billion. */
export function makeCode(productName: string): string {
  const prefix =
    productName
      .normalize("NFD")
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, 10) || "EARLY";
  return [prefix, group(), group()].join("-");
}

const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");

const codeTriesMax = 5;

export interface EarlyAccessSignup {
  readonly name: string;
  /** Address as `parseEmail` gives it. */
  readonly email: string;
  readonly botChecked: boolean;
  readonly productName: string;
  readonly at: Date;
}

/**
 * Adds a visitor to the early-access list, once per address; the first entry stays. It does the same work for known and unknown addresses
 * (writes a row, enqueues a job), so that neither the answer nor its timing reveals which ones are known. The job decides whether to send a
 * mail.
 */
export async function joinEarlyAccess(db: Executor, jobs: JobQueue, signup: EarlyAccessSignup): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(earlyAccessSignups)
          .values({
            email: signup.email,
            name: signup.name,
            code: makeCode(signup.productName),
            discountPercent: earlyAccessDiscountPercent,
            botChecked: signup.botChecked,
            agreedAt: signup.at,
            lettersAgreedAt: signup.at,
          })
          .onConflictDoUpdate({
            target: earlyAccessSignups.email,
            // An entry from before may be for the code alone. An unsubscription stays: anyone can enter an address.
            set: { lettersAgreedAt: sql`coalesce(${earlyAccessSignups.lettersAgreedAt}, excluded.letters_agreed_at)` },
          })
          .returning({ id: earlyAccessSignups.id });
        if (!row) throw new Error("the early-access entry was not written");
        await jobs.enqueue(transaction, mailEarlyAccessCodeJob, { signupId: row.id });
      });
    } catch (error) {
      if (tries >= codeTriesMax || !isTakenCode(error)) throw error;
    }
  }
}

function isTakenCode(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    typeof cause === "object" &&
    cause !== null &&
    "constraint" in cause &&
    cause.constraint === "early_access_signups_code_unique"
  );
}

/** Off the first year (A14). */
const months = 12;

/** The codes of the early-access list. Each works only with the address it was emailed to, as the mail says. */
export const earlyAccessDiscounts: DiscountSource = {
  async findDiscount(db, { code, email }) {
    const [signup] = await db
      .select({ code: earlyAccessSignups.code, percent: earlyAccessSignups.discountPercent })
      .from(earlyAccessSignups)
      // One per address. Users type codes in lower case, and with spaces or nothing instead of the dashes.
      .where(eq(earlyAccessSignups.email, email));
    return signup && bare(signup.code) === bare(code) ? { ...signup, months } : undefined;
  },
};

const bare = (code: string): string => code.replace(/[^a-z0-9]/gi, "").toUpperCase();
