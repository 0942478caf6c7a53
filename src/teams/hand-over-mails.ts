import type { Mail } from "#platform/mail/mail.ts";
import { type TeamMailNeeds, writeTeamMail } from "./team-mails.ts";

interface HandOver {
  readonly teamId: string;
  readonly teamName: string;
  /** Name of the other side. */
  readonly name: string;
}

const inTeam = (teamName: string): string => `You get this email because you are in ${teamName}.`;

/** For the member whom the owner offers the team. */
export const writeOfferMail = (to: string, { teamId, teamName, name }: HandOver, config: TeamMailNeeds): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `${name} offers you the team ${teamName}`,
      paragraphs: [
        "If you accept, you own the team: your credits pay for it, and you manage its people and caps. You need the Business plan for that.",
        "Nothing changes until you accept. You can also decline on the team’s page.",
      ],
      footnote: inTeam(teamName),
    },
    config,
  );

/** For the owner whose offer was declined. */
export const writeOfferDeclinedMail = (to: string, { teamId, teamName, name }: HandOver, config: TeamMailNeeds): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `${name} declined to own ${teamName}`,
      paragraphs: ["You still own the team. You can offer it to another member on its page."],
      footnote: `You get this email because you own ${teamName}.`,
    },
    config,
  );

/** For the new owner. */
export const writeOwnerMail = (to: string, { teamId, teamName, name }: HandOver, config: TeamMailNeeds): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `You own ${teamName} now`,
      paragraphs: [
        `${name} handed the team over to you. From now on, your credits pay for what is made in it. Runs that were in progress are paid by ${name}.`,
        "Keys for AI providers stay connected, and the members who connected them pay their providers.",
      ],
      footnote: `You get this email because you own ${teamName}.`,
    },
    config,
  );

/** For the former owner. */
export const writeHandedOverMail = (to: string, { teamId, teamName, name }: HandOver, config: TeamMailNeeds): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `${name} owns ${teamName} now`,
      paragraphs: [
        `You are an admin of the team, and ${name}’s credits pay for it from now on. Runs that were in progress are paid by you.`,
        "Keys for AI providers that you connected for the team stay connected, and you go on paying their providers. You can remove them on the AI providers page; they are removed when you leave the team.",
      ],
      footnote: inTeam(teamName),
    },
    config,
  );
