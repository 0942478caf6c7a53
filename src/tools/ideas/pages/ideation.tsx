import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { everything, listCategories, listFavorites, searchTools } from "#directory/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { parsePosition } from "#runs/index.ts";
import { searchMax } from "#runs/rules.ts";
import { type Actor, ownersOf, requireActor } from "#teams/index.ts";
import { useActingTeam } from "#teams/ui/index.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import {
  answerListForm,
  changeLibrary,
  inCommon,
  listLibrary,
  loadList,
  readDeletion,
  type WorkServices,
  workServices,
} from "#work/index.ts";
import { useInProject } from "#work/ui/index.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { anotherTechnique } from "../ideation/another-technique.ts";
import { newBoard } from "../ideation/board.ts";
import { ideasTool } from "../ideation/ideas-tool.ts";
import { boardPath, type IdeationTab, ideationPath, ideationTabs, tabPath } from "../ideation/ideation-rules.ts";
import { Boards } from "../ideation/ui/boards.tsx";
import { Explore, ideationCategory } from "../ideation/ui/explore.tsx";
import { Favorites } from "../ideation/ui/favorites.tsx";
import { History } from "../ideation/ui/history.tsx";
import type { Route } from "./+types/ideation";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Ideation", ideationPath);

export const handle = { makesRuns: ({ tab }: Route.ComponentProps["loaderData"]) => tab === "boards" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const { userId, ownerId } = actor;
  const services = workServices(context);
  const tab = ideationTabs.find((known) => known === url.searchParams.get("tab")) ?? "explore";
  switch (tab) {
    case "explore": {
      const search = { ...everything, categoryId: ideationCategory };
      const [{ tools }, categories] = await Promise.all([
        searchTools(services.db, search),
        listCategories(services.db),
      ]);
      return { tab, tools, categories };
    }
    case "favorites": {
      const [favorites, categories] = await Promise.all([
        listFavorites(services.db, userId),
        listCategories(services.db),
      ]);
      return { tab, ...favorites, categories };
    }
    case "history":
      return { tab, ...(await readHistory(services, ownersOf(actor), url.searchParams)) };
    case "boards": {
      const [list, rerun] = await Promise.all([
        loadList(services, { kind: "board", actor: inCommon(actor), url }),
        readRerun(services.db, ideasTool, { userId: ownerId, query: url.searchParams, variation: anotherTechnique }),
      ]);
      return { tab, ...list, rerun };
    }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const services = workServices(context);
  const form = await readForm(request);
  if (url.searchParams.get("tab") === "history") return changeHistory(services, actor, form);
  const list = {
    kind: "board",
    actor: inCommon(actor),
    url,
    form,
    pathOf: boardPath,
    start: newBoard,
  } as const;
  return answerListForm(services, list);
}

const historyPageSize = 30;

/** Reads what the user has made with all tools: the library as a list. */
async function readHistory(services: WorkServices, ownerIds: readonly string[], query: URLSearchParams) {
  const search = (query.get("q") ?? "").trim().slice(0, searchMax);
  const after = parsePosition(query.get("after"));
  const deleted = query.get("deleted") ?? "";
  const deletion = readDeletion(deleted);
  return {
    ...(await listLibrary(services, { ownerIds, search, after, countMax: historyPageSize })),
    search,
    deleted: deletion && { value: deleted, count: deletion.count },
    isKept: query.has("kept"),
  };
}

/** Deletes what is selected, or brings it back. */
async function changeHistory(services: WorkServices, actor: Actor, form: FormData): Promise<Response> {
  const changed = Object.entries(await changeLibrary(services, { actor, form })).filter(([, value]) => value);
  return redirect([tabPath("history"), ...changed.map(([name, value]) => `${name}=${value}`)].join("&"), 303);
}

const tabNames: Readonly<Record<IdeationTab, string>> = {
  explore: "Explore Tools",
  favorites: "My Favorites",
  history: "My History",
  boards: "Boards",
};

export default function IdeationPage({ loaderData }: Route.ComponentProps) {
  const inProject = useInProject();
  const isInTeam = useActingTeam() !== null;
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Ideation</h1>
        <p className="max-w-[64ch] text-muted">
          Find ideas, collect them on a board, and turn the best ones into a brief for an image, screens or a text.
        </p>
      </header>
      <TabLinks
        label="Ideation"
        tabs={ideationTabs.map((tab) => ({
          id: tab,
          name: tab === "history" && isInTeam ? "History" : tabNames[tab],
          path: inProject(tabPath(tab)),
        }))}
        current={loaderData.tab}
      />
      <Shown data={loaderData} />
    </div>
  );
}

function Shown({ data }: { readonly data: Route.ComponentProps["loaderData"] }) {
  switch (data.tab) {
    case "explore":
      return <Explore {...data} />;
    case "favorites":
      return <Favorites {...data} />;
    case "history":
      return <History {...data} />;
    case "boards":
      return <Boards {...data} />;
  }
}
