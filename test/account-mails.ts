import { type MailboxMail, type Site, waitForMails } from "./site.ts";

/** Emails to one address with a matching subject, newest first, once `count` of them have arrived. */
export async function mailsTo(site: Site, email: string, subject: RegExp, count = 1): Promise<readonly MailboxMail[]> {
  for (let all = count; ; all += 1) {
    const mails = await waitForMails(site, all);
    const theirs = mails.filter((mail) => mail.to === email && subject.test(mail.subject));
    if (theirs.length >= count) return theirs;
    all = Math.max(all, mails.length);
  }
}

/** The code in the `count`th email with one. */
export async function mailedCode(site: Site, email: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(site, email, /is your code for/, count);
  return mail?.subject.slice(0, 6) ?? "";
}

/** Path and query of the link in the `count`th email with one. */
export async function mailedLink(site: Site, email: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(site, email, /sign-in link/, count);
  const found = /http\S+\/login\/link\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(found);
  return `${pathname}${search}`;
}
