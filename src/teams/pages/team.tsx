import { Form, redirect, redirectDocument } from "react-router";
import { requireSession, safeRedirectPath, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta, SettingsHeader, SettingsSection } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ArrowLink, BackLink, Button } from "#ui/button.tsx";
import { cookieTeam, findActingTeam, teamCookie } from "../acting.ts";
import { answerTeamForm } from "../answer-team-form.ts";
import { teamBrandPath } from "../brand/brand-rules.ts";
import { readTeamPage } from "../read-team-page.ts";
import {
  endedWith,
  madeInTeamPath,
  may,
  roleNames,
  switchTeamPath,
  teamLogPath,
  teamPath,
  teamsPath,
  teamUsagePath,
} from "../rules.ts";
import { asTeamIntent, checkTeamForm } from "../team-form-rules.ts";
import { Offer, TakeOver } from "../ui/becoming-owner.tsx";
import { CreditsState } from "../ui/credits-state.tsx";
import { Invitations, InviteForm } from "../ui/invitations.tsx";
import { MemberList } from "../ui/member-list.tsx";
import { PlanEnding, ReadOnlyNotice } from "../ui/read-only-notice.tsx";
import { CloseTeam, CopiesForm, HandOver } from "../ui/team-ending.tsx";
import { TeamCapsForm, TeamNameForm } from "../ui/team-forms.tsx";
import type { Route } from "./+types/team";

const failureMessage = "This could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.team.name ?? "Team", teamPath(params.teamId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ team }: Route.ComponentProps["loaderData"]) => team.name };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  return {
    ...(await readTeamPage(db, { teamId: params.teamId, userId: viewer.userId }, clock.now())),
    isActing: (await findActingTeam(context, viewer))?.id === params.teamId,
    ownId: viewer.userId,
  };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { teamId } = params;
  const own = { teamId, userId: viewer.userId };
  return answerForm(request, {
    check: checkTeamForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values) {
      const intent = asTeamIntent(values.intent);
      if (!intent) return;
      const notice = await answerTeamForm(services, own, { ...values, intent });
      // Scripts stay on the page and tell it themselves.
      if (!notice || (intent === "ask" && values.from === "")) return;
      const headers = withNotice(notice);
      if (intent !== "leave") throw redirect(safeRedirectPath(values.from) ?? teamPath(teamId), { headers });
      // A page that is in the team has nothing to go on with: the whole document is drawn anew.
      if (cookieTeam(request.headers) === teamId) headers.append("Set-Cookie", teamCookie(null, services.config));
      throw redirectDocument(teamsPath, { headers });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { team, allowsCopies, readOnly, planEndsOn, offer, takeOver, isActing, ownId, members, credits } = loaderData;
  const { invitations, seats, candidates, offeredTo } = loaderData;
  const refused = actionData?.outcome === "refused" ? actionData : undefined;
  /** The reply to one of the forms: each shows its own. */
  const replyTo = (intent: string) => (refused && fieldIn(refused, "intent") === intent ? refused : undefined);
  const isElsewhere = !["invite", "rename", "caps", "member", "cap"].some((intent) => replyTo(intent));
  const managesPeople = may(team.role, "manage-people");
  const taken = members.length + invitations.filter(({ isExpired }) => !isExpired).length;
  const ownProviders = members.find(({ userId }) => userId === ownId)?.providers ?? [];
  return (
    <>
      <BackLink to={teamsPath}>All teams</BackLink>
      <SettingsHeader title={team.name} intro={`Your role: ${roleNames[team.role]}.`} />
      {!isActing && (
        <Form method="post" action={switchTeamPath} reloadDocument className="pb-8">
          <input type="hidden" name="team" value={team.id} />
          <Button type="submit">{`${readOnly ? "Open" : "Work in"} ${team.name}`}</Button>
        </Form>
      )}
      <div className="grid gap-4 not-empty:pb-8">
        {isElsewhere && refused?.message && <Alert tone="error">{refused.message}</Alert>}
        {readOnly && <ReadOnlyNotice state={readOnly} isOwner={team.role === "owner"} />}
        {planEndsOn && <PlanEnding on={planEndsOn} />}
        {offer && <Offer teamName={team.name} {...offer} />}
        {takeOver && <TakeOver teamName={team.name} {...takeOver} />}
      </div>
      <SettingsSection
        title="People"
        intro={seats > 0 && managesPeople ? `${taken} of ${seats} seats are taken.` : undefined}
      >
        <div className="grid gap-8">
          <MemberList members={members} own={{ id: ownId, role: team.role }} replyTo={replyTo} />
          {invitations.length > 0 && <Invitations invitations={invitations} maySend={!readOnly} />}
          {managesPeople && seats > 0 && (
            <InviteForm
              key={invitations.length}
              reply={replyTo("invite")}
              isFull={taken >= seats}
              seats={seats}
              usualMax={team.memberMaxUsual}
              setsCaps={may(team.role, "manage-money")}
            />
          )}
        </div>
      </SettingsSection>
      <SettingsSection
        title="Credits"
        intro={
          may(team.role, "manage-money")
            ? "The team spends your credits. A cap is what may be spent in a calendar month (UTC)."
            : "The owner’s credits pay for everything that is made in the team."
        }
      >
        <div className="grid gap-8">
          {readOnly ? (
            <p>No credits can be spent while the team can only be read.</p>
          ) : (
            <CreditsState credits={credits} />
          )}
          <p>
            <ArrowLink to={teamUsagePath(team.id)}>{managesPeople ? "Usage by member" : "Your usage"}</ArrowLink>
          </p>
          {may(team.role, "manage-money") && (
            <TeamCapsForm key={`${team.monthlyMax} ${team.memberMaxUsual}`} caps={team} reply={replyTo("caps")} />
          )}
        </div>
      </SettingsSection>
      {managesPeople && (
        <SettingsSection title="Name">
          <TeamNameForm key={team.name} name={team.name} reply={replyTo("rename")} />
        </SettingsSection>
      )}
      {may(team.role, "own") && (
        <SettingsSection
          title="Picture and brand"
          intro="Members see the picture. Your logo and color replace our branding on pages that the team shares."
        >
          <ArrowLink to={teamBrandPath(team.id)}>Change picture and brand</ArrowLink>
        </SettingsSection>
      )}
      {managesPeople && (
        <SettingsSection title="Audit log" intro="Everything that changed who is in the team and what they may do.">
          <ArrowLink to={teamLogPath(team.id)}>See the audit log</ArrowLink>
        </SettingsSection>
      )}
      {team.role === "owner" && (
        <>
          <SettingsSection
            title="Hand over"
            intro="Another person owns and pays for the team then. You become an admin."
          >
            <HandOver candidates={candidates} offeredTo={offeredTo} ownProviders={ownProviders} />
          </SettingsSection>
          <SettingsSection
            title="Copies"
            intro="Members can read and download the team’s work as long as they are in it. What they made stays with the team."
          >
            <CopiesForm key={String(allowsCopies)} allowsCopies={allowsCopies} />
          </SettingsSection>
          <SettingsSection title="Close" intro="Nothing new can be made in the team from then on.">
            <CloseTeam teamName={team.name} closedUntil={readOnly?.reason === "closed" ? readOnly.deletedOn : null} />
          </SettingsSection>
        </>
      )}
      {team.role !== "owner" && (
        <SettingsSection title="Leave" intro="Your access ends at once. Work that you made here stays with the team.">
          {allowsCopies && (
            <p className="pb-5">
              <a href={madeInTeamPath(team.id)} className="font-semibold text-accent-text underline underline-offset-4">
                Download what you made (ZIP)
              </a>
            </p>
          )}
          <AskFirst
            label="Leave team"
            question={`You can’t open the work of ${team.name} anymore, unless you’re invited again. ${endedWith("Your", ownProviders)}`}
            confirmLabel="Leave team"
            fields={{ intent: "leave" }}
          />
        </SettingsSection>
      )}
    </>
  );
}

const fieldIn = ({ values }: { readonly values: Readonly<Record<string, string>> }, name: string) => values[name];
