import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, BackLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { eventDays, listTeamEvents } from "../audit-log.ts";
import { sentenceOf } from "../event-sentence.ts";
import { teamLogPath, teamPath } from "../rules.ts";
import { getMembership } from "../team-access.ts";
import type { Route } from "./+types/team-log";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Audit log", teamLogPath(params.teamId));

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ name }: Route.ComponentProps["loaderData"]) => name };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const { teamId } = params;
  const { name } = await getMembership(db, { teamId, userId: viewer.userId }, "manage-people");
  const before = Number(url.searchParams.get("before") ?? Number.NaN);
  const isGiven = Number.isSafeInteger(before) && before > 0;
  return {
    teamId,
    name,
    days: eventDays,
    ...(await listTeamEvents(db, { teamId, before: isGiven ? before : undefined })),
  };
}

export default function TeamLogPage({ loaderData: { teamId, name, days, events, hasMore } }: Route.ComponentProps) {
  const last = events.at(-1);
  return (
    <>
      <BackLink to={teamPath(teamId)}>{name}</BackLink>
      <SettingsHeader
        title="Audit log"
        intro={`What changed in ${name}, the latest first. Entries stay for ${Math.floor(days / 365)} years.`}
      />
      <ul aria-label="Entries" className="divide-y divide-hairline border-y border-hairline">
        {events.map((event) => (
          <li key={event.id} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 wrap-anywhere">{sentenceOf(event)}</span>
            <span className="text-sm text-muted">
              <DateTime at={event.happenedAt} />
            </span>
          </li>
        ))}
      </ul>
      {hasMore && last && (
        <p className="pt-5">
          <ArrowLink to={`${teamLogPath(teamId)}?before=${last.id}`}>Older entries</ArrowLink>
        </p>
      )}
    </>
  );
}
