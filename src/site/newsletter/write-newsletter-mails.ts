import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { unsubscribeLink } from "../lists/unsubscribe.ts";
import { confirmationDays } from "./subscription-token.ts";

type Sender = Pick<Config, "product" | "baseUrl">;
type Unsubscribing = ReturnType<typeof unsubscribeLink>;

export function writeConfirmationMail(email: string, token: string, { product, baseUrl }: Sender): Mail {
  return {
    to: email,
    subject: `Confirm your subscription to the ${product.name} newsletter`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: "Confirm to get the newsletter. Otherwise you won’t hear from us again.",
      title: "Confirm your subscription",
      paragraphs: [
        `Someone entered this address for the ${product.name} newsletter. If it was you, please confirm your subscription.`,
      ],
      action: { label: "Confirm subscription", url: `${baseUrl}/newsletter/confirm?token=${token}`, showAddress: true },
      footnote: `The link works for ${confirmationDays} days. If this wasn’t you, you don’t need to do anything. You won’t hear from us again, and we delete the address after 30 days.`,
    }),
  };
}

export function writeWelcomeMail(email: string, link: Unsubscribing, sender: Sender): Mail {
  return writeNewsletterMail(email, link, sender, {
    subject: `You are subscribed to the ${sender.product.name} newsletter`,
    title: "You are subscribed",
    paragraphs: [
      "The newsletter is about new tools in the directory, tutorials and what we’ve learned. There is no schedule: an issue comes when there is something to tell. No advertising, and we don’t share your address.",
      "The tutorials are a good place to start.",
    ],
    action: { label: "Read the tutorials", url: `${sender.baseUrl}/tutorials` },
  });
}

/** Sent by mail instead of shown on the page, so that only the owner of the address learns that it is subscribed. */
export function writeAlreadySubscribedMail(email: string, link: Unsubscribing, sender: Sender): Mail {
  return writeNewsletterMail(email, link, sender, {
    subject: `You are already subscribed to the ${sender.product.name} newsletter`,
    title: "You are already subscribed",
    paragraphs: [
      "Someone, probably you, entered this address for our newsletter again. You’re already subscribed, so you don’t need to do anything.",
    ],
  });
}

interface NewsletterWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** A mail to a subscriber, with the unsubscribe link and its headers. */
function writeNewsletterMail(
  email: string,
  { url, headers }: Unsubscribing,
  { product, baseUrl }: Sender,
  words: NewsletterWords,
): Mail {
  const { subject, ...rest } = words;
  return {
    to: email,
    isBulk: true,
    subject,
    headers,
    ...writeMail({
      productName: product.name,
      baseUrl,
      ...rest,
      footnote: `You’re receiving this email because you subscribed at ${baseUrl}.`,
      footnoteLink: { label: "Unsubscribe", url },
    }),
  };
}
