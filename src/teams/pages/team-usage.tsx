import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { engineNamesContext, reportTeam, teamPeriodDays } from "#credits/index.ts";
import { readTeamPeriod, type TeamPeriod, teamPeriodNames, teamPeriods } from "#credits/rules.ts";
import { UsageCharts, UsagePeriods, UsageShares } from "#credits/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, BackLink, buttonClass } from "#ui/button.tsx";
import { teamPath, teamUsageFilePath, teamUsagePath } from "../rules.ts";
import { MemberUsageTable } from "../ui/member-usage.tsx";
import { readTeamUsage } from "../usage/read-team-usage.ts";
import type { Route } from "./+types/team-usage";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Usage", teamUsagePath(params.teamId));

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ teamName }: Route.ComponentProps["loaderData"]) => teamName };

export async function loader({ context, url, params: { teamId } }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const period = readTeamPeriod(url.searchParams.get("period"));
  const [{ teamName, seesAll, members, rows }, engineName] = await Promise.all([
    readTeamUsage(db, { teamId, userId: viewer.userId, period, now }),
    context.get(engineNamesContext)(),
  ]);
  const shown = seesAll ? members.find(({ id }) => id === url.searchParams.get("member")) : undefined;
  const report = reportTeam(
    teamPeriodDays(period, now),
    shown ? rows.filter(({ memberId }) => memberId === shown.id) : rows,
  );
  return {
    ...{ teamId, teamName, seesAll, members, period, report },
    shown: shown ? { id: shown.id, name: shown.name } : null,
    engineNames: Object.fromEntries(report.engines.flatMap(({ id }) => (id === null ? [] : [[id, engineName(id)]]))),
  };
}

export default function TeamUsagePage({ loaderData }: Route.ComponentProps) {
  const { teamId, teamName, seesAll, members, period, report, shown, engineNames } = loaderData;
  const pathOf = (of: TeamPeriod, memberId?: string) =>
    `${teamUsagePath(teamId)}?${new URLSearchParams({ period: of, ...(memberId ? { member: memberId } : {}) })}`;
  const when = teamPeriodNames[period].toLowerCase();
  return (
    <>
      <BackLink to={teamPath(teamId)}>{teamName}</BackLink>
      <SettingsHeader
        title="Usage"
        intro={
          seesAll
            ? `Credits that members of ${teamName} have used, by person, day and service.`
            : `Credits that you have used in ${teamName}, by day and service.`
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <UsagePeriods
            periods={teamPeriods.map((of) => ({
              path: pathOf(of, shown?.id),
              name: teamPeriodNames[of],
              isShown: of === period,
            }))}
          />
          <a
            href={`${teamUsageFilePath(teamId)}?${new URLSearchParams({ period })}`}
            download
            className={buttonClass({ variant: "secondary" })}
          >
            Download CSV
          </a>
        </div>
        {seesAll && (
          <section aria-labelledby="members-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 id="members-title" className="text-lg">
              Members
            </h2>
            <MemberUsageTable members={members} shownId={shown?.id ?? null} pathOf={(id) => pathOf(period, id)} />
          </section>
        )}
        <section aria-labelledby="usage-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="usage-title" className="min-w-0 text-lg wrap-anywhere">
              {shown ? shown.name : seesAll ? "Everyone" : "You"}
            </h2>
            {shown && <ArrowLink to={pathOf(period)}>Show everyone</ArrowLink>}
          </div>
          {report.runs === 0 ? (
            <p className="border-y border-hairline py-10 text-muted">Nothing used {nothingWhen[period]}.</p>
          ) : (
            <UsageCharts report={report} when={when} engineNames={engineNames}>
              {seesAll && !shown && (
                <UsageShares
                  title="By member"
                  shares={members
                    .filter(({ runs }) => runs > 0)
                    .map(({ id, name, total, runs }) => ({ key: id, name, total, runs, fill: "fill-accent" }))}
                />
              )}
            </UsageCharts>
          )}
        </section>
        <p className="text-xs text-muted">
          Days are in UTC. A run counts on the day on which it started. Runs in progress and refunded runs are left out.
        </p>
      </div>
    </>
  );
}

const nothingWhen: Readonly<Record<TeamPeriod, string>> = {
  "this-month": "this month",
  "last-month": "last month",
  "90-days": "in the last 90 days",
};
