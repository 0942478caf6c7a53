import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { formatList } from "#ui/format.ts";
import { copyDays, type GivenRole, madeInTeamPath } from "./rules.ts";
import { type TeamMailNeeds, writeTeamMail } from "./team-mails.ts";

interface About {
  readonly teamId: string;
  readonly teamName: string;
  /** Name of the person whom it is about, or who did it. */
  readonly name: string;
}

/** For a person who was removed. */
export function writeRemovedMail(
  to: string,
  { teamId, teamName, name, allowsCopies }: About & { readonly allowsCopies: boolean },
  { product, baseUrl }: TeamMailNeeds,
): Mail {
  return {
    to,
    subject: `You’re no longer in ${teamName}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title: `You’re no longer in ${teamName}`,
      paragraphs: [
        `${name} removed you. Your access to the team has ended, and work that you made or shared there stays with the team.`,
        "Chats, drafts and PDFs that you kept to yourself there are in your personal library now. API keys that you created in the team no longer work, and keys for AI providers that you connected there are removed.",
        "Your account and your own credits are as before.",
        ...(allowsCopies
          ? [`For ${copyDays} days, you can still download what you made in the team, as long as its owner allows it.`]
          : []),
      ],
      ...(allowsCopies && {
        action: { label: "Download what you made (ZIP)", url: `${baseUrl}${madeInTeamPath(teamId)}` },
      }),
      footnote: `You get this email because you were in ${teamName}.`,
    }),
  };
}

const forOwner = (teamName: string): string => `You get this email because you own ${teamName}.`;

/** For the team's owner. */
export const writeLeftMail = (to: string, { teamId, teamName, name }: About, config: TeamMailNeeds): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `${name} left ${teamName}`,
      paragraphs: [
        `${name} has no access anymore, and their API keys for the team no longer work. Work that they made or shared there stays with the team.`,
        "Their seat is free.",
      ],
      footnote: forOwner(teamName),
    },
    config,
  );

/** For the team's owner, once keys were removed whose member is no longer in the team. */
export function writeKeysEndedMail(
  to: string,
  { teamId, teamName, name, providers }: About & { readonly providers: readonly string[] },
  config: TeamMailNeeds,
): Mail {
  const [these, them] = providers.length === 1 ? ["this key", "it"] : ["these keys", "them"];
  return writeTeamMail(
    to,
    {
      teamId,
      title: `${teamName} no longer has a key for ${formatList(providers)}`,
      paragraphs: [
        `${name} connected ${these} and is no longer in the team, so we removed ${them}.`,
        "From now on, what ran on a connected key takes your credits. You or an admin can connect another key on the AI providers page in the team’s settings.",
      ],
      footnote: forOwner(teamName),
    },
    config,
  );
}

/** For the member whose role was changed. */
export function writeRoleMail(
  to: string,
  { teamId, teamName, name, role }: About & { readonly role: GivenRole },
  config: TeamMailNeeds,
): Mail {
  const isAdmin = role === "admin";
  const rights = isAdmin
    ? "You can now also invite and remove members, and manage brand kits and keys."
    : "You make and edit the team’s work as before. Its people, brand kits and keys are managed by its owner and admins.";
  return writeTeamMail(
    to,
    {
      teamId,
      title: `You’re ${isAdmin ? "an admin" : "a member"} of ${teamName} now`,
      paragraphs: [`${name} changed your role. ${rights}`],
      footnote: `You get this email because you are in ${teamName}.`,
    },
    config,
  );
}

/** For the person who invited. */
export const writeDeclinedMail = (
  to: string,
  { teamId, teamName, email }: Pick<About, "teamId" | "teamName"> & { readonly email: string },
  config: TeamMailNeeds,
): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `${email} declined your invitation to ${teamName}`,
      paragraphs: ["The seat is free again."],
      footnote: "You get this email because you sent the invitation.",
    },
    config,
  );

/** For the member whose API key was revoked by another. */
export const writeKeyRevokedMail = (
  to: string,
  { teamId, teamName, name, keyName }: About & { readonly keyName: string },
  config: TeamMailNeeds,
): Mail =>
  writeTeamMail(
    to,
    {
      teamId,
      title: `Your API key for ${teamName} was revoked`,
      paragraphs: [`${name} revoked the API key ${keyName}. Programs that use it are refused from now on.`],
      footnote: `You get this email because you created the key in ${teamName}.`,
    },
    config,
  );
