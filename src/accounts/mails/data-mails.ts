import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { formatDay } from "#ui/format-date.ts";
import { createMailComposer } from "./compose-mail.ts";

/** The mails about somebody's data and about leaving. What people typed is in none of them. */
export interface DataMails {
  exportReady(to: string, expiresAt: Date): Mail;
  deletionRequested(to: string, deleteAfter: Date, token: string): Mail;
  accountKept(to: string): Mail;
}

export function createDataMails({ product, baseUrl }: Pick<Config, "product" | "baseUrl">): DataMails {
  const mail = createMailComposer({ product, baseUrl });
  const notYou = `If that was not you, choose a new password at ${baseUrl}/reset-password and write to ${product.supportEmail}.`;

  return {
    exportReady: (to, expiresAt) =>
      mail(to, `Your data from ${product.name} is ready`, {
        preview: `You can download it until ${formatDay(expiresAt)}.`,
        title: "Your data is ready",
        paragraphs: [
          `The archive with what we keep about you is made. You can download it, while you are signed in, until ${formatDay(expiresAt)}; then it is removed.`,
        ],
        action: { label: "Get the archive", url: `${baseUrl}/settings/data`, showAddress: true },
        footnote: `You asked for it in your settings. ${notYou}`,
      }),
    deletionRequested: (to, deleteAfter, token) =>
      mail(to, `Your account at ${product.name} will be deleted`, {
        preview: `On ${formatDay(deleteAfter)}. Until then you can keep it.`,
        title: `Your account will be deleted on ${formatDay(deleteAfter)}`,
        paragraphs: [
          "You asked us to delete your account, and we have signed you out everywhere. Until that day everything stays as it is; then all of it is removed, and nobody can bring it back.",
          "If you change your mind, keep it:",
        ],
        action: {
          label: "Keep my account",
          url: `${baseUrl}/account/keep?${new URLSearchParams({ token })}`,
          showAddress: true,
        },
        footnote: `This is the last mail about it. ${notYou}`,
      }),
    accountKept: (to) =>
      mail(to, `Your account at ${product.name} stays`, {
        preview: "It will not be deleted.",
        title: "Your account stays",
        paragraphs: ["The request to delete your account was taken back. Everything is as it was."],
        action: { label: "Sign in", url: `${baseUrl}/login` },
        footnote: notYou,
      }),
  };
}
