import { randomUUID } from "node:crypto";
import { Link, redirect, useOutletContext } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { planContext } from "#models/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { joinedParameter } from "#teams/rules.ts";
import { JoinedTeam } from "#teams/ui/index.ts";
import { featuresContext } from "#tools/index.ts";
import { WorkPreview } from "#tools/run-screens/ui/index.ts";
import { makeFirstDesign } from "../first-design.ts";
import { listAbilities } from "../list-abilities.ts";
import { offerUpgrade } from "../offer-upgrade.ts";
import { homePath } from "../rules.ts";
import { BalanceCard, TeamBalanceCard } from "../ui/home/balance-card.tsx";
import { FirstDesignCard } from "../ui/home/first-design-card.tsx";
import { InstallCard } from "../ui/home/install-card.tsx";
import { MakeField } from "../ui/home/make-field.tsx";
import { MediaTabs } from "../ui/home/media-tabs.tsx";
import { ToolFinder } from "../ui/home/tool-finder.tsx";
import { UpgradeCard } from "../ui/home/upgrade-card.tsx";
import { kindOf, type WorkspaceState } from "../ui/rail.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Workspace", homePath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, ownerId, team } = await requireActor(context, url);
  const services = context.get(servicesContext);
  // A plan of their own would not give members more in the team, and the next larger one may not bring a team back.
  const isOffered = !team || (team.role === "owner" && !team.isReadOnly);
  const [abilities, upgrade] = await Promise.all([
    listAbilities(services, ownerId),
    isOffered ? offerUpgrade(services, viewer) : undefined,
  ]);
  const joined = team && url.searchParams.has(joinedParameter) ? { id: team.id, name: team.name } : null;
  return { firstName: viewer.firstName, abilities, upgrade, joined, idempotencyKey: randomUUID() };
}

/** Makes the first design: one press, one run. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { ownerId, member } = await requireActor(context, url);
  return answerForm(request, {
    check: (form) => ({ values: { idempotencyKey: fieldOf(form, "idempotencyKey") }, errors: {} }),
    failureMessage: "The design could not be started. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ idempotencyKey }) {
      const runId = await makeFirstDesign(context.get(servicesContext), {
        userId: ownerId,
        idempotencyKey,
        plan: await context.get(planContext)(ownerId, member),
        featuresOf: context.get(featuresContext),
      });
      throw redirect(`/image-generator?run=${runId}`, 303);
    },
  });
}

/** First page that users find: their tools, their latest work, and what they can make now. */
export default function WorkspaceHome({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, abilities, upgrade, joined, idempotencyKey } = loaderData;
  const { availableAic, teamCredits, recent } = useOutletContext<WorkspaceState>();
  return (
    <div className="container-page grid grid-cols-1 gap-10 pt-6 pb-16 md:pt-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-10 md:gap-12">
        {joined && <JoinedTeam {...joined} />}
        <MakeField greeting={firstName ? `Welcome, ${firstName}` : "Welcome"} />
        {recent.length > 0 ? (
          <RecentCards recent={recent} />
        ) : (
          <FirstDesignCard idempotencyKey={idempotencyKey} availableAic={availableAic} reply={actionData} />
        )}
        <ToolFinder />
        <MediaTabs abilities={abilities} />
      </div>
      <aside aria-label="Plan and app" className="grid content-start gap-4 sm:max-xl:grid-cols-2 xl:pt-24">
        {teamCredits ? (
          <TeamBalanceCard credits={teamCredits} />
        ) : (
          upgrade && <BalanceCard availableAic={availableAic} planName={upgrade.planName} />
        )}
        {upgrade?.next && <UpgradeCard next={upgrade.next} />}
        <InstallCard />
      </aside>
    </div>
  );
}

/** The latest work, each with a preview. */
function RecentCards({ recent }: Pick<WorkspaceState, "recent">) {
  return (
    <section aria-labelledby="recent-work" className="grid content-start gap-4">
      <h2 id="recent-work" className="text-xl">
        Recent work
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {recent.map((work) => (
          <li key={work.path}>
            <Link to={work.path} className="group grid gap-2">
              <WorkPreview
                work={work}
                className="aspect-square rounded-md transition-transform group-hover:-translate-y-0.5"
                textClassName="p-4"
              />
              <span className="grid gap-0.5">
                <span className="truncate text-sm font-medium group-hover:underline">{work.title}</span>
                <span className="text-xs text-muted">{kindOf(work)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
