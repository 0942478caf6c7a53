import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { countGenerations, findBalance } from "#credits/index.ts";
import { listUsableKinds, planContext } from "#models/index.ts";
import { listProjects } from "#runs/index.ts";
import { joinBySso, listTeams, ownersOf, readShownCredits, requireActor } from "#teams/index.ts";
import { ReadOnlyBar } from "#teams/ui/index.ts";
import { classNames } from "#ui/class-names.ts";
import { workServices } from "#work/index.ts";
import { listRecentWork } from "../recent-work.ts";
import { manifestPath } from "../rules.ts";
import { Crumbs } from "../ui/crumbs.tsx";
import { PaletteArea } from "../ui/palette/palette-area.tsx";
import { Rail, type WorkspaceState } from "../ui/rail.tsx";
import { Strip } from "../ui/strip.tsx";
import type { Route } from "./+types/workspace-layout";

/** Makes the product an app that can be installed. Pages for visitors don't fetch it. */
export const links: Route.LinksFunction = () => [
  { rel: "manifest", href: manifestPath },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

/** The document leaves the site's footer out (src/root.tsx). */
export const handle = { isWorkspace: true };

/** Signed-in users only. Each page below checks again, because pages are also loaded on their own. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const { ownerId, payerId, team, userId } = actor;
  const services = workServices(context);
  await joinBySso(services, userId);
  // Grants credits that are due, so it comes before they are counted.
  const { planRuns } = await context.get(planContext)(ownerId);
  const now = services.clock.now();
  const [balance, teamCredits, teams, generations, recent, projects, usable] = await Promise.all([
    findBalance(services.db, payerId, now),
    team && readShownCredits(services.db, { teamId: team.id, userId }, now),
    listTeams(services.db, userId),
    countGenerations(services.db, payerId, planRuns, now),
    listRecentWork(services, ownersOf(actor)),
    listProjects(services.db, ownerId),
    // Only a mark in the rail: without it, nothing is said to be missing.
    listUsableKinds(services, ownerId).catch((error: unknown) => {
      services.log.warn({ err: error }, "could not tell which models a user can run");
      return undefined;
    }),
  ]);
  return {
    availableAic: teamCredits?.leftAic ?? balance?.available ?? 0,
    teamCredits,
    team,
    teams: teams.map(({ id, name, pictureUrl }) => ({ id, name, pictureUrl })),
    besidesPlanAic: balance?.besidesPlan ?? 0,
    generations,
    recent,
    usableKinds: usable,
    projects: projects.map(({ id, name }) => ({ id, name })),
    isRailFolded: isRailFolded(request.headers),
  };
}

/** Pages with a navigation of their own fold the tools until the user unfolds them there: two lists side by side leave little room. */
interface FoldingHandle {
  readonly foldsRail?: boolean;
}

/** Wide windows have the tools, recent work and the balance beside the page, narrow ones above it. */
export default function WorkspaceLayout({ loaderData }: Route.ComponentProps) {
  const [isFoldedElsewhere, setFoldedElsewhere] = useState(loaderData.isRailFolded);
  const [isUnfoldedHere, setUnfoldedHere] = useState(false);
  const foldsRail = useMatches().some(({ handle: page }) => (page as FoldingHandle | undefined)?.foldsRail);
  const isFolded = foldsRail ? !isUnfoldedHere : isFoldedElsewhere;
  const fold = (wanted: boolean) => {
    if (foldsRail) return setUnfoldedHere(!wanted);
    setFoldedElsewhere(wanted);
    rememberRail(wanted);
  };
  return (
    <div
      className={classNames(
        "min-h-(--workspace-height) lg:grid",
        isFolded ? "lg:grid-cols-[4rem_minmax(0,1fr)]" : "lg:grid-cols-[15rem_minmax(0,1fr)]",
      )}
    >
      <Rail {...loaderData} isFolded={isFolded} onFold={fold} />
      <Strip {...loaderData} />
      <div className="workspace-page min-w-0">
        <ReadOnlyBar className="container-page pt-4" />
        <Crumbs projects={loaderData.projects} />
        <Outlet context={loaderData satisfies WorkspaceState} />
      </div>
      <PaletteArea />
    </div>
  );
}

/** Cookie that keeps whether the list of tools is folded, so that the page comes as it was left. It holds nothing else. */
const name = "easel.rail";
const folded = "folded";
const yearSeconds = 365 * 24 * 60 * 60;

const isRailFolded = (headers: Headers): boolean =>
  (headers.get("cookie") ?? "").split(/;\s*/).includes(`${name}=${folded}`);

function rememberRail(isFolded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${isFolded ? folded : "wide"}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
