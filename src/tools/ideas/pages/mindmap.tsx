import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { answerLinkForm, findWorkLink, getDocument } from "#work/index.ts";
import { type MapContent, mapPath } from "../mindmap/mindmap-rules.ts";
import { MapEditor } from "../mindmap/ui/map-editor.tsx";
import type { Route } from "./+types/mindmap";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.opened.title ?? "Mind map", mapPath(params.mapId));

/** For the breadcrumbs: the address has only an id. */
export const handle = {
  crumb: ({ opened }: Route.ComponentProps["loaderData"]) => opened.title,
  isFullWidth: true,
  makesRuns: true,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [opened, engines, link] = await Promise.all([
    getDocument<MapContent>(services.db, { userId: ownerId, kind: "mind-map", documentId: params.mapId }),
    listOfferedEngines(context, ownerId),
    findWorkLink(services, { userId: ownerId, work: { kind: "document", id: params.mapId } }),
  ]);
  return { opened, engines, link };
}

/** Shares it, and takes it back. */
export const action = (sent: Route.ActionArgs): Promise<Response> => {
  const { mapId: id } = sent.params;
  return answerLinkForm(sent, { documentId: id, path: mapPath(id) });
};

export default function MindmapPage({ loaderData: { opened, engines, link } }: Route.ComponentProps) {
  return <MapEditor key={opened.id} opened={opened} engines={engines} link={link} />;
}
