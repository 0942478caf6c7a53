import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { getDocument } from "../documents/documents.ts";
import { anotherTechnique } from "../ideation/another-technique.ts";
import type { Board } from "../ideation/board.ts";
import { ideasTool } from "../ideation/ideas-tool.ts";
import { boardPath } from "../ideation/ideation-rules.ts";
import { BoardEditor } from "../ideation/ui/board-editor.tsx";
import { listOfferedEngines } from "../text-runs/list-text-engines.ts";
import { readAgain } from "../text-runs/read-again.ts";
import type { Route } from "./+types/board";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.opened.title ?? "Board", boardPath(params.boardId));

/** For the breadcrumbs: the address has only an id. */
export const handle = {
  crumb: ({ opened }: Route.ComponentProps["loaderData"]) => opened.title,
  isFullWidth: true,
  makesRuns: true,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { userId } = viewer;
  const [opened, engines, again] = await Promise.all([
    getDocument<Board>(services.db, { userId, kind: "board", documentId: params.boardId }),
    listOfferedEngines(context, userId),
    readAgain(services.db, ideasTool, { userId, query: url.searchParams, variation: anotherTechnique }),
  ]);
  return { opened, engines, again };
}

export default function BoardPage({ loaderData: { opened, engines, again } }: Route.ComponentProps) {
  return <BoardEditor key={opened.id} opened={opened} engines={engines} again={again} />;
}
