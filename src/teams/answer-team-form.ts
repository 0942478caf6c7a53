import type { withNotice } from "#accounts/index.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { type CapsSaved, setMemberCap, setTeamCaps } from "./caps.ts";
import { changeRole, leaveTeam, removeMember } from "./change-members.ts";
import { allowCopies } from "./copies.ts";
import { renameTeam } from "./create-team.ts";
import { askOwner } from "./credit-requests.ts";
import { closeTeam, reopenTeam } from "./end-team.ts";
import { acceptOffer, declineOffer, offerTeam } from "./hand-over.ts";
import { inviteMember, sendInvitationAgain, takeBackInvitation } from "./invite.ts";
import { takeOverTeam } from "./take-over.ts";
import { asCap, asGivenRole, type TeamField, type TeamIntent } from "./team-form-rules.ts";

type Notice = Parameters<typeof withNotice>[0];
type Values = Readonly<Record<TeamField, string>>;
interface Own {
  readonly teamId: string;
  readonly userId: string;
}

type Run<Outcome> = (services: Services, own: Own, values: Values) => Promise<Outcome>;

/** The notice is the flash message of the page that follows. */
type Answer = { readonly run: Run<void>; readonly notice: Notice } | { readonly runForNotice: Run<Notice> };

const capNotices: Readonly<Record<CapsSaved, Notice>> = {
  "team-cap": "cap-changed",
  stopped: "team-stopped",
  "usual-cap": "usual-cap-changed",
  unchanged: "cap-changed",
};

/** Each form of a team's page, by its intent. */
const answers: Readonly<Record<TeamIntent, Answer>> = {
  ask: { run: askOwner, notice: "owner-asked" },
  invite: {
    run: (services, own, { email, role }) =>
      inviteMember(services, own, { email: parseEmail(email) ?? "", role: asGivenRole(role) }),
    notice: "invitation-sent",
  },
  "send-again": {
    run: (services, own, { invitation }) => sendInvitationAgain(services, own, invitation),
    notice: "invitation-sent",
  },
  "take-back": {
    run: (services, own, { invitation }) => takeBackInvitation(services, own, invitation),
    notice: "invitation-taken-back",
  },
  remove: {
    run: (services, own, { member: memberId }) => removeMember(services, { ...own, memberId }),
    notice: "member-removed",
  },
  member: {
    async run(services, own, { member: memberId, role, monthlyMax }) {
      await changeRole(services, { ...own, memberId }, asGivenRole(role));
      await setMemberCap(services, own, { memberId, monthlyMax: asCap(monthlyMax) });
    },
    notice: "member-changed",
  },
  cap: {
    run: (services, own, { member: memberId, monthlyMax }) =>
      setMemberCap(services, own, { memberId, monthlyMax: asCap(monthlyMax) }),
    notice: "cap-changed",
  },
  caps: {
    runForNotice: async (services, own, { monthlyMax, memberMaxUsual }) =>
      capNotices[
        await setTeamCaps(services, own, { monthlyMax: asCap(monthlyMax), memberMaxUsual: asCap(memberMaxUsual) })
      ],
  },
  rename: { run: (services, own, { name }) => renameTeam(services, { ...own, name }), notice: "team-renamed" },
  copies: {
    run: (services, own, { allowsCopies }) => allowCopies(services, own, allowsCopies === "on"),
    notice: "team-copies-changed",
  },
  offer: {
    run: (services, own, { member: memberId }) => offerTeam(services, own, memberId),
    notice: "team-offered",
  },
  "take-back-offer": { run: (services, own) => offerTeam(services, own, undefined), notice: "offer-taken-back" },
  "accept-offer": { run: acceptOffer, notice: "team-handed-over" },
  "decline-offer": { run: declineOffer, notice: "offer-declined" },
  "take-over": { run: takeOverTeam, notice: "team-handed-over" },
  close: { run: closeTeam, notice: "team-closed" },
  reopen: { run: reopenTeam, notice: "team-reopened" },
  leave: { run: leaveTeam, notice: "team-left" },
};

/** Does what a form of a team's page wants. @returns the flash message that follows. @throws {AppError} as the use case of the intent. */
export async function answerTeamForm(
  services: Services,
  own: Own,
  { intent, ...values }: Values & { readonly intent: TeamIntent },
): Promise<Notice> {
  const answer = answers[intent];
  if ("runForNotice" in answer) return answer.runForNotice(services, own, values);
  await answer.run(services, own, values);
  return answer.notice;
}
