import type { RouterContextProvider } from "react-router";
import { requestContext } from "#platform/services.ts";
import { type Actor, requireActor, requirePermission } from "#teams/index.ts";
import type { EndpointEditor } from "./endpoint-editor.ts";

interface Page {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly request: Request;
}

/**
 * The user of a page, and the endpoints that they change: their own, or those of the team that they act for.
 * @param endsAccess as `requireActor` takes it.
 * @throws as `requireActor`; {AppError} `forbidden` for members who don't manage the team's keys.
 */
export async function requireEditorOfPage(
  { context, url, request }: Page,
  { endsAccess = false }: { readonly endsAccess?: boolean } = {},
): Promise<{ readonly actor: Actor; readonly editor: EndpointEditor }> {
  const actor = await requireActor(context, url, { endsAccess });
  requirePermission(actor, "manage-keys");
  const { clientAddress } = context.get(requestContext);
  const from = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
  return { actor, editor: { userId: actor.userId, teamId: actor.team?.id, ...from } };
}
