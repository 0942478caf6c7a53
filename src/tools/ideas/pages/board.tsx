import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { answerLinkForm, findWorkLink, getDocument } from "#work/index.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { anotherTechnique } from "../ideation/another-technique.ts";
import type { Board } from "../ideation/board.ts";
import { ideasTool } from "../ideation/ideas-tool.ts";
import { boardPath } from "../ideation/ideation-rules.ts";
import { BoardEditor } from "../ideation/ui/board-editor.tsx";
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
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [opened, engines, rerun, link] = await Promise.all([
    getDocument<Board>(services.db, { userId: ownerId, kind: "board", documentId: params.boardId }),
    listOfferedEngines(context, ownerId),
    readRerun(services.db, ideasTool, { userId: ownerId, query: url.searchParams, variation: anotherTechnique }),
    findWorkLink(services, { userId: ownerId, work: { kind: "document", id: params.boardId } }),
  ]);
  return { opened, engines, rerun, link };
}

/** Shares it, and takes it back. */
export const action = (sent: Route.ActionArgs): Promise<Response> => {
  const { boardId: id } = sent.params;
  return answerLinkForm(sent, { documentId: id, path: boardPath(id) });
};

export default function BoardPage({ loaderData: { opened, engines, rerun, link } }: Route.ComponentProps) {
  return <BoardEditor key={opened.id} opened={opened} engines={engines} rerun={rerun} link={link} />;
}
