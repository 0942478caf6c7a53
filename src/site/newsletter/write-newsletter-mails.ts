import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { confirmationDays } from "./subscription-token.ts";

type Sender = Pick<Config, "product" | "baseUrl">;

/** Where the one-click unsubscription of mail programs is posted to as well (RFC 8058). */
export const unsubscribePath = "/newsletter/unsubscribe";

export function writeConfirmationMail(email: string, token: string, { product, baseUrl }: Sender): Mail {
  return {
    to: email,
    subject: `Confirm your subscription to the ${product.name} newsletter`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: "One click, and you get the newsletter. Without it you hear nothing more from us.",
      title: "Did you ask for our newsletter?",
      paragraphs: [
        `Somebody entered this address for the ${product.name} newsletter. If it was you, please confirm it on the page behind this button.`,
      ],
      action: { label: "Confirm subscription", url: `${baseUrl}/newsletter/confirm?token=${token}`, showAddress: true },
      footnote: `The link works for ${confirmationDays} days. If it was not you, do nothing: you hear nothing more from us, and the address is deleted after 30 days.`,
    }),
  };
}

export function writeWelcomeMail(email: string, token: string, sender: Sender): Mail {
  return writeNewsletterMail(email, token, sender, {
    subject: `You are subscribed to the ${sender.product.name} newsletter`,
    title: "You are subscribed",
    paragraphs: [
      "You will hear from us now and then: tools that are new in the directory, tutorials, and what we learned. No advertising, and nobody else gets your address.",
      "Until the first issue, the tutorials are a good place to start.",
    ],
    action: { label: "Read the tutorials", url: `${sender.baseUrl}/tutorials` },
  });
}

/** Told by mail and not on the page, so that only the owner of an address learns that it is known. */
export function writeAlreadySubscribedMail(email: string, token: string, sender: Sender): Mail {
  return writeNewsletterMail(email, token, sender, {
    subject: `You are already subscribed to the ${sender.product.name} newsletter`,
    title: "You are already subscribed",
    paragraphs: [
      "Somebody, probably you, entered this address for our newsletter again. It is subscribed, and there is nothing to do.",
      "If you miss an issue, have a look in the folder for spam.",
    ],
  });
}

interface NewsletterWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** A mail to a subscriber: each carries the way out, as a link and for the mail program's own button (RFC 2369, RFC 8058). */
function writeNewsletterMail(email: string, token: string, { product, baseUrl }: Sender, words: NewsletterWords): Mail {
  const { subject, ...rest } = words;
  const url = `${baseUrl}${unsubscribePath}?token=${token}`;
  return {
    to: email,
    isBulk: true,
    subject,
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...writeMail({
      productName: product.name,
      baseUrl,
      ...rest,
      footnote: `You get this mail because you confirmed your subscription at ${baseUrl}.`,
      footnoteLink: { label: "Unsubscribe", url },
    }),
  };
}
