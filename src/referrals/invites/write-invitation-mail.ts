import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { referralReward, sharePath, stopInvitationsPath } from "../rules.ts";
import { inviterName } from "./inviter-name.ts";

export interface Invitation {
  readonly email: string;
  /** Of whoever invites, as they gave it. */
  readonly firstName: string;
  readonly code: string;
  readonly token: string;
}

export function writeInvitationMail(
  { email, firstName, code, token }: Invitation,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const name = inviterName(firstName);
  const stopUrl = `${baseUrl}${stopInvitationsPath}?token=${token}`;
  return {
    to: email,
    isBulk: true,
    subject: `${name} invites you to ${product.name}`,
    headers: { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `A directory of AI design tools, and ${referralReward} credits to start with.`,
      title: `${name} invites you to ${product.name}`,
      paragraphs: [
        `${product.name} is a directory of AI design tools and the models behind them. Search for what you want to make, and compare the tools that fit. An account is free.`,
        `If you sign up with this invitation, you both get ${referralReward} AI credits once you confirm your address and make your first generation with our own tools, which open later.`,
      ],
      action: { label: "See the invitation", url: `${baseUrl}${sharePath(code)}`, showAddress: true },
      footnote: `You’re receiving this email because someone with an account at ${baseUrl} entered your address. Within a day we delete it and keep only a one-way hash for 30 days, which limits how many of these you can get. If you don’t know the sender, ignore this email.`,
      footnoteLink: { label: "Never send me invitations", url: stopUrl },
    }),
  };
}
