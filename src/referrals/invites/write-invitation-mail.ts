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
      preview: `A directory of AI design tools, and ${referralReward} credits to begin with.`,
      title: `${name} invites you to ${product.name}`,
      paragraphs: [
        `${product.name} is a directory of AI design tools and the models behind them: you search for what you want to make, compare what fits and open it. An account is free.`,
        `If you sign up by this invitation, you both get ${referralReward} AI credits as soon as you have confirmed your address and made your first generation with our own tools, once they are open.`,
      ],
      action: { label: "See the invitation", url: `${baseUrl}${sharePath(code)}`, showAddress: true },
      footnote: `You get this mail because somebody with an account at ${baseUrl} entered your address. Within a day we keep only a one-way hash of it, for 30 days, so that nobody can send you many of these. If you do not know who it is from, ignore it.`,
      footnoteLink: { label: "Never send me invitations", url: stopUrl },
    }),
  };
}
