import { creditsInWords } from "#credits/rules.ts";
import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { formatDay, formatNumber } from "#ui/format.ts";
import { invitationDays, invitationPath, type ReadOnlyReason, readOnlyWords, teamPath } from "./rules.ts";

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
export const writeJoinedMail = (
  to: string,
  joined: {
    readonly teamId: string;
    readonly teamName: string;
    readonly name: string;
    /** Cap of the new member in AIC a month; null for none. */
    readonly monthlyMax: number | null;
  },
  config: TeamMailNeeds,
): Mail =>
  writeTeamMail(
    to,
    {
      teamId: joined.teamId,
      title: `${joined.name} joined ${joined.teamName}`,
      paragraphs: [
        joined.monthlyMax === null
          ? `${joined.name} can now work in the team and spend its credits. You can set a cap on the team’s page.`
          : `${joined.name} can now work in the team and spend up to ${formatNumber(joined.monthlyMax)} AIC a month.`,
      ],
      footnote: `You get this email because you own ${joined.teamName}.`,
    },
    config,
  );

/** For the owner, on a member's wish. */
export const writeAskMail = (
  to: string,
  asked: { readonly teamId: string; readonly teamName: string; readonly name: string; readonly state: string },
  config: TeamMailNeeds,
): Mail =>
  writeTeamMail(
    to,
    {
      teamId: asked.teamId,
      title: `${asked.name} asks for more AI credits in ${asked.teamName}`,
      paragraphs: [asked.state, "You can raise the cap of a member or of the team, and buy credits, in your settings."],
      footnote: `You get this email because you own ${asked.teamName}. Members can ask once a day.`,
    },
    config,
  );

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
        : `Your cap in ${cap.teamName} is now ${creditsInWords(cap.monthlyMax)} a month`,
    about: "The owner has raised what you may spend in the team.",
  });

/** The same for the cap of the whole team. */
export const writeTeamCapMail = (to: string, cap: RaisedCap, config: TeamMailNeeds): Mail =>
  writeRaise(to, cap, config, {
    title:
      cap.monthlyMax === null
        ? `${cap.teamName} has no cap anymore`
        : `The cap of ${cap.teamName} is now ${creditsInWords(cap.monthlyMax)} a month`,
    about: "The owner has raised what the whole team may spend.",
  });

const writeRaise = (
  to: string,
  { teamId, teamName }: RaisedCap,
  config: TeamMailNeeds,
  { title, about }: { readonly title: string; readonly about: string },
): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title,
      paragraphs: [`${about} What you have used this month counts against it.`],
      footnote: `You get this email because you asked the owner of ${teamName} for more credits.`,
    },
    config,
  );

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

/** For all members of a team whose owner has no Business plan anymore, or deletes their account. */
export function writeEndedMail(
  to: string,
  ending: Ending & { readonly reason: ReadOnlyReason },
  config: TeamMailNeeds,
): Mail {
  const { teamName, reason, until } = ending;
  const wayBack =
    reason === "no-plan"
      ? "Everything works again as soon as the owner is back on Business, or hands the team over to a member who is."
      : "Everything works again if the owner keeps their account. Once the account is deleted, an admin with a Business plan can take the team over on its page, later any member with one.";
  return writeEnding(to, ending, config, {
    title: `${teamName} can only be read now`,
    paragraphs: [
      `The reason: ${readOnlyWords[reason]}. You can read and download everything in the team until ${formatDay(until)}; then it is deleted.`,
      wayBack,
      "Your own chats and drafts stay yours.",
    ],
  });
}

/** For all members of a team that can be changed again. */
export const writeReopenedMail = (to: string, team: Omit<Ending, "until">, config: TeamMailNeeds): Mail =>
  writeEnding(to, team, config, {
    title: `You can work in ${team.teamName} again`,
    paragraphs: ["Everything in the team works as before, and it won’t be deleted. API keys work, too."],
  });

/** For all members of a team that another member has taken over. */
export const writeTakenOverMail = (
  to: string,
  team: Omit<Ending, "until"> & { readonly name: string },
  config: TeamMailNeeds,
): Mail =>
  writeEnding(to, team, config, {
    title: `${team.name} owns ${team.teamName} now`,
    paragraphs: [
      `The former owner’s account was deleted, and ${team.name} has taken the team over. Everything works again, with ${team.name}’s credits.`,
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
  { teamId, teamName }: Omit<Ending, "until">,
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
