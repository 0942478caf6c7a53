import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { getDocument } from "../documents/documents.ts";
import { type DraftContent, draftPath } from "../write/draft-brief.ts";
import { DraftEditor } from "../write/ui/draft-editor.tsx";
import type { Route } from "./+types/draft";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.opened.title ?? "Draft", draftPath(params.draftId));

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ opened }: Route.ComponentProps["loaderData"]) => opened.title };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const own = { userId: viewer.userId, kind: "draft", documentId: params.draftId } as const;
  return { opened: await getDocument<DraftContent>(context.get(servicesContext).db, own) };
}

export default function DraftPage({ loaderData: { opened } }: Route.ComponentProps) {
  return <DraftEditor key={opened.id} opened={opened} />;
}
