import { eq } from "drizzle-orm";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { signUps, users } from "../schema.ts";

/**
 * Sends a code or link to the owner of an address that has an account, or a sign-up that waits. Using it then opens an account without what
 * the sign-up set (`tellAddressVerified`), because the code shows whose the address is, not who signed up with it. Other addresses get
 * nothing.
 * @param write the mail. @param write.isNew whether an account is made by what is mailed.
 */
export async function mailSignIn(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  email: string,
  write: (isNew: boolean) => Mail,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [signUp] = user ? [] : await db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email));
  if (user || signUp) await sendMail(db, jobs, write(!user));
}
