import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { formatDay } from "#ui/format.ts";
import { createMailComposer } from "./compose-mail.ts";

/** Emails about exports and account deletion. None contains user input. */
export interface DataMails {
  exportReady(to: string, expiresAt: Date): Mail;
  deletionRequested(to: string, deleteAfter: Date, token: string): Mail;
  deletionUndone(to: string): Mail;
}

export function createDataMails({ product, baseUrl }: Pick<Config, "product" | "baseUrl">): DataMails {
  const mail = createMailComposer({ product, baseUrl });
  const notYou = `If this wasn’t you, reset your password at ${baseUrl}/reset-password and contact ${product.supportEmail}.`;

  return {
    exportReady: (to, expiresAt) =>
      mail(to, `Your data from ${product.name} is ready`, {
        preview: `You can download it until ${formatDay(expiresAt)}.`,
        title: "Your data is ready",
        paragraphs: [
          `Your export of the data we hold about you is ready. Sign in to download it until ${formatDay(expiresAt)}. After that, it’s deleted.`,
        ],
        action: { label: "Download export", url: `${baseUrl}/settings/data`, showAddress: true },
        footnote: `You requested this in your settings. ${notYou}`,
      }),
    deletionRequested: (to, deleteAfter, token) =>
      mail(to, `Your account at ${product.name} will be deleted`, {
        preview: `On ${formatDay(deleteAfter)}. Until then you can keep it.`,
        title: `Your account will be deleted on ${formatDay(deleteAfter)}`,
        paragraphs: [
          "You asked us to delete your account, and we signed you out everywhere. Nothing is removed before that day. After that, everything is permanently deleted and can’t be restored.",
          "Changed your mind? You can keep your account:",
        ],
        action: {
          label: "Keep my account",
          url: `${baseUrl}/account/keep?${new URLSearchParams({ token })}`,
          showAddress: true,
        },
        footnote: `This is the last email about it. ${notYou}`,
      }),
    deletionUndone: (to) =>
      mail(to, `Your ${product.name} account won’t be deleted`, {
        preview: "Nothing has changed.",
        title: "Your account won’t be deleted",
        paragraphs: ["You cancelled the deletion of your account. Nothing has changed."],
        action: { label: "Log in", url: `${baseUrl}/login` },
        footnote: notYou,
      }),
  };
}
