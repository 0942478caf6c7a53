import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs.ts";
import { earlyAccessDiscountPercent } from "../rules.ts";
import { earlyAccessSignups } from "../schema.ts";
import { mailEarlyAccessCodeJob } from "./mail-early-access-code.ts";
import { makeCode } from "./make-code.ts";

const codeTriesMax = 5;

export interface EarlyAccessSignup {
  readonly name: string;
  /** As `parseEmail` gives it. */
  readonly email: string;
  readonly botChecked: boolean;
  readonly productName: string;
  readonly at: Date;
}

/**
 * Puts somebody on the early-access list, once per address; what was kept first stays. Does the same for an address that is known and
 * for one that is not (a row written, a job enqueued), so that neither the answer nor its time tells them apart. Whether a mail goes
 * out is decided by the job.
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
          })
          .onConflictDoUpdate({ target: earlyAccessSignups.email, set: { email: sql`excluded.email` } })
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
