import { findMailAddress } from "#accounts/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { writeKeyRevokedMail } from "./member-mails.ts";
import { nameInMail } from "./name-in-mail.ts";
import { getMembership } from "./team-access.ts";

interface Revoked {
  readonly teamId: string;
  /** User who revoked it. */
  readonly userId: string;
  /** Member who created it. */
  readonly memberId: string | null;
  readonly keyName: string;
}

/** Emails the member who created an API key of a team that another has revoked it. */
export async function tellKeyRevoked(
  { jobs, config }: Pick<Services, "jobs" | "config">,
  tx: Transaction,
  { teamId, userId, memberId, keyName }: Revoked,
): Promise<void> {
  const address = memberId === null || memberId === userId ? undefined : await findMailAddress(tx, memberId);
  if (!address) return;
  const { name: teamName } = await getMembership(tx, { teamId, userId });
  const name = await nameInMail(tx, userId, "An admin");
  await sendMail(tx, jobs, writeKeyRevokedMail(address, { teamId, teamName, name, keyName }, config));
}
