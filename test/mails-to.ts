import { expect } from "vitest";
import { type MailboxMail, type Site, waitForMails } from "./site.ts";

/** Emails to one address, newest first, once there are exactly `count`. */
export async function mailsTo(site: Site, email: string, count: number): Promise<readonly MailboxMail[]> {
  const find = async () => (await waitForMails(site, 0)).filter(({ to }) => to === email);
  await expect.poll(async () => (await find()).length).toBe(count);
  return find();
}

/** The first address of the site in an email that starts with `path`, with its query. */
export function linkIn(mail: MailboxMail | undefined, site: Site, path: string): string {
  const start = mail?.text.indexOf(`${site.url}${path}`) ?? -1;
  if (start === -1) throw new Error(`the mail “${mail?.subject}” has no link to ${path}`);
  return mail?.text.slice(start).split(/\s/, 1)[0] ?? "";
}
