import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { answerLinkForm, findDocumentOwner, findWorkLink, getDocument, shareDraftWithTeam } from "#work/index.ts";
import { type DraftContent, draftPath } from "../drafts/draft-brief.ts";
import { DraftEditor } from "../drafts/ui/draft-editor.tsx";
import type { Route } from "./+types/draft";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.opened.title ?? "Draft", draftPath(params.draftId));

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ opened }: Route.ComponentProps["loaderData"]) => opened.title };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const actor = await requireActor(context, url);
  const userId = await findDocumentOwner(services.db, { ...actor, id: params.draftId });
  const [opened, link] = await Promise.all([
    getDocument<DraftContent>(services.db, { userId, kind: "draft", documentId: params.draftId }),
    findWorkLink(services, { userId, work: { kind: "document", id: params.draftId } }),
  ]);
  return { opened, link, isShared: userId !== actor.privateId };
}

/** Shares it by a link, takes that back, or shares it with the team. */
export const action = (sent: Route.ActionArgs): Promise<Response> => {
  const { draftId: documentId } = sent.params;
  const services = sent.context.get(servicesContext);
  return answerLinkForm(sent, {
    documentId,
    path: draftPath(documentId),
    shareWithTeam: (actor) => shareDraftWithTeam(services, { actor, documentId }),
  });
};

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  return <DraftEditor key={loaderData.opened.id} {...loaderData} />;
}
