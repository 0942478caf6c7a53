import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { invitationDays, invitationPath, teamPath } from "./rules.ts";

type Needs = Pick<Config, "product" | "baseUrl">;

/** For an address that may have no account yet. */
export function writeInvitationMail(
  to: string,
  { id, teamName, from }: { readonly id: string; readonly teamName: string; readonly from: string },
  { product, baseUrl }: Needs,
): Mail {
  return {
    to,
    subject: `${from} invites you to ${teamName} on ${product.name}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `Join the team and work with its credits.`,
      title: `Join ${teamName}`,
      paragraphs: [
        `${from} invites you to the team ${teamName} on ${product.name}. You work on the same designs and texts there, and the team’s credits pay for them.`,
        `The invitation is for ${to} and works for ${invitationDays} days.`,
      ],
      action: { label: "See the invitation", url: `${baseUrl}${invitationPath(id)}`, showAddress: true },
      footnote: "If you don’t know this team, ignore this email: nothing happens then.",
    }),
  };
}

/** For the team's owner. */
export function writeJoinedMail(
  to: string,
  { teamId, teamName, name }: { readonly teamId: string; readonly teamName: string; readonly name: string },
  { product, baseUrl }: Needs,
): Mail {
  return {
    to,
    subject: `${name} joined ${teamName}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title: `${name} joined ${teamName}`,
      paragraphs: [`${name} can now work in the team and spend its credits, up to the cap that you have set.`],
      action: { label: "See the team", url: `${baseUrl}${teamPath(teamId)}` },
      footnote: `You get this email because you own ${teamName}.`,
    }),
  };
}

/** For a person who was removed. */
export function writeRemovedMail(
  to: string,
  { teamName }: { readonly teamName: string },
  { product, baseUrl }: Needs,
): Mail {
  return {
    to,
    subject: `You’re no longer in ${teamName}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title: `You’re no longer in ${teamName}`,
      paragraphs: [
        "Your access to the team has ended. Work that you made there stays with the team.",
        "Your account, your own credits and everything in your personal library are as before.",
      ],
      footnote: "You get this email because the team’s owner or an admin removed you.",
    }),
  };
}

/** For the owner, on a member's wish. */
export function writeAskMail(
  to: string,
  asked: { readonly teamId: string; readonly teamName: string; readonly name: string; readonly state: string },
  { product, baseUrl }: Needs,
): Mail {
  const { teamId, teamName, name, state } = asked;
  return {
    to,
    subject: `${name} asks for more AI credits in ${teamName}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title: `${name} asks for more AI credits`,
      paragraphs: [state, "You can raise the cap of a member or of the team, and buy credits, in your settings."],
      action: { label: "See the team", url: `${baseUrl}${teamPath(teamId)}` },
      footnote: `You get this email because you own ${teamName}. Members can ask once a day.`,
    }),
  };
}
