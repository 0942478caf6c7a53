import { eq } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { teamMembers } from "./schema.ts";

/** Emails everyone in a team, in the transaction of what the mail tells. */
export async function tellMembers(
  { jobs }: Pick<Services, "jobs">,
  tx: Transaction,
  teamId: string,
  write: (to: string) => Mail,
): Promise<void> {
  const members = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  for (const { userId } of members) {
    const address = await findMailAddress(tx, userId);
    if (address) await sendMail(tx, jobs, write(address));
  }
}
