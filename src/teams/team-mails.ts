import { dayMs } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { formatDay, formatNumber } from "#ui/format.ts";
import { invitationDays, invitationPath, readableDays, teamPath } from "./rules.ts";

export type TeamMailNeeds = Pick<Config, "product" | "baseUrl">;

/** For an address that may have no account yet. */
export function writeInvitationMail(
  to: string,
  { id, teamName, from }: { readonly id: string; readonly teamName: string; readonly from: string },
  { product, baseUrl }: TeamMailNeeds,
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
  { product, baseUrl }: TeamMailNeeds,
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

/** For the owner, on a member's wish. */
export function writeAskMail(
  to: string,
  asked: { readonly teamId: string; readonly teamName: string; readonly name: string; readonly state: string },
  { product, baseUrl }: TeamMailNeeds,
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

interface RaisedCap {
  readonly teamId: string;
  readonly teamName: string;
  /** AIC a month; null for no cap. */
  readonly monthlyMax: number | null;
}

/** For a member who has requested more credits, once their cap is higher. */
export const writeMemberCapMail = (to: string, cap: RaisedCap, config: TeamMailNeeds): Mail =>
  writeRaise(to, cap, config, {
    title:
      cap.monthlyMax === null
        ? `You have no cap in ${cap.teamName} anymore`
        : `Your cap in ${cap.teamName} is now ${formatNumber(cap.monthlyMax)} AIC a month`,
    about: "The owner has raised what you may spend in the team.",
  });

/** The same for the cap of the whole team. */
export const writeTeamCapMail = (to: string, cap: RaisedCap, config: TeamMailNeeds): Mail =>
  writeRaise(to, cap, config, {
    title:
      cap.monthlyMax === null
        ? `${cap.teamName} has no cap anymore`
        : `The cap of ${cap.teamName} is now ${formatNumber(cap.monthlyMax)} AIC a month`,
    about: "The owner has raised what the whole team may spend.",
  });

function writeRaise(
  to: string,
  { teamId, teamName }: RaisedCap,
  { product, baseUrl }: TeamMailNeeds,
  { title, about }: { readonly title: string; readonly about: string },
): Mail {
  return {
    to,
    subject: title,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title,
      paragraphs: [`${about} What you have used this month counts against it.`],
      action: { label: "See what you can spend", url: `${baseUrl}${teamPath(teamId)}` },
      footnote: `You get this email because you asked the owner of ${teamName} for more credits.`,
    }),
  };
}

/** The day on which a team is deleted, unless it is opened again before. */
export const deletionDay = (endedAt: Date): Date => new Date(endedAt.getTime() + readableDays * dayMs);

interface Ending {
  readonly teamId: string;
  readonly teamName: string;
  readonly until: Date;
}

/** For all members of a team that its owner has closed. */
export const writeClosedMail = (to: string, ending: Ending, config: TeamMailNeeds): Mail =>
  writeEnding(to, ending, config, {
    title: `${ending.teamName} was closed`,
    paragraphs: [
      `The team’s owner closed it. You can read and download everything in it until ${formatDay(ending.until)}; then it is deleted.`,
      "The owner can open it again until then. Your own chats and drafts stay yours.",
    ],
  });

/** For all members of a team whose owner has no Business plan anymore. */
export const writeEndedMail = (to: string, ending: Ending, config: TeamMailNeeds): Mail =>
  writeEnding(to, ending, config, {
    title: `${ending.teamName} can only be read now`,
    paragraphs: [
      `The team’s owner has no Business plan anymore. You can read and download everything in the team until ${formatDay(ending.until)}; then it is deleted.`,
      "Everything works again as soon as the owner is back on Business, or hands the team over to a member who is.",
    ],
  });

/** For all members, two weeks before a team is deleted. */
export const writeDeletionSoonMail = (to: string, ending: Ending, config: TeamMailNeeds): Mail =>
  writeEnding(to, ending, config, {
    title: `${ending.teamName} will be deleted on ${formatDay(ending.until)}`,
    paragraphs: [
      "The team has ended, and what is in it is deleted on that day. Download what you need before.",
      "Your own chats and drafts stay yours, and move to your personal work.",
    ],
  });

const writeEnding = (
  to: string,
  { teamId, teamName }: Ending,
  config: TeamMailNeeds,
  words: { readonly title: string; readonly paragraphs: readonly string[] },
): Mail =>
  writeTeamMail(to, { teamId, ...words, footnote: `You get this email because you are in ${teamName}.` }, config);

interface TeamWords {
  readonly teamId: string;
  /** Also the subject. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Small print: why the recipient gets this mail. */
  readonly footnote: string;
}

/** A mail about a team, with a link to its page. */
export function writeTeamMail(
  to: string,
  { teamId, title, ...words }: TeamWords,
  { product, baseUrl }: TeamMailNeeds,
): Mail {
  return {
    to,
    subject: title,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title,
      ...words,
      action: { label: "See the team", url: `${baseUrl}${teamPath(teamId)}` },
    }),
  };
}
