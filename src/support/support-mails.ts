import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { formatDay } from "#ui/format.ts";
import {
  inboxRequestPath,
  planNames,
  requestPath,
  type SupportHours,
  type SupportSubject,
  supportSubjects,
} from "./rules.ts";

type Needs = Pick<Config, "product" | "baseUrl">;

interface Written {
  readonly id: string;
  readonly subject: SupportSubject;
  readonly text: string;
}

/** Mailboxes for messages of users and visitors: the operators’, or the support address if there are none. */
export const operatorAddresses = ({ operatorEmails, product }: Pick<Config, "operatorEmails" | "product">) =>
  operatorEmails.length > 0 ? operatorEmails : [product.supportEmail];

/** A user's message, for an operator: with plan and account, and the page to answer on. Without operators, a reply is the answer. */
export function writeOperatorMail(
  to: string,
  message: Written & { readonly email: string; readonly name: string; readonly planId: keyof SupportHours },
  { product, baseUrl, operatorEmails }: Needs & Pick<Config, "operatorEmails">,
): Mail {
  const { id, subject, text, email, name, planId } = message;
  const about = supportSubjects[subject];
  const hasInbox = operatorEmails.length > 0;
  return {
    to,
    subject: `${about}: message from ${name} (${planNames[planId]})`,
    replyTo: email,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: text.slice(0, 120),
      title: `${name} wrote to support`,
      facts: [
        { name: "Account", value: email },
        { name: "Plan", value: planNames[planId] },
        { name: "Subject", value: about },
      ],
      quote: text,
      ...(hasInbox
        ? {
            action: { label: "Answer", url: `${baseUrl}${inboxRequestPath(id)}`, showAddress: true },
            footnote: "Answer on that page, so that the user finds your answer in their settings, too.",
          }
        : { footnote: `Reply to this email to write to ${email}.` }),
    }),
  };
}

/** The operator's answer, for the user, above what they wrote. */
export function writeAnswerMail(
  to: string,
  { id, subject, text, answered }: Written & { readonly answered: { readonly text: string; readonly sentAt: Date } },
  { product, baseUrl }: Needs,
): Mail {
  return {
    to,
    subject: `Re: ${supportSubjects[subject]}`,
    replyTo: product.supportEmail,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: text.slice(0, 120),
      title: "We’ve answered your request",
      message: text,
      paragraphs: [`You wrote on ${formatDay(answered.sentAt)}:`],
      quote: answered.text,
      action: { label: "Read it and write back", url: `${baseUrl}${requestPath(id)}`, showAddress: true },
      footnote: "You get this email because you wrote to our support.",
    }),
  };
}
