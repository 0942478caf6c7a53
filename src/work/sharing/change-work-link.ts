import { type RouterContextProvider, redirect } from "react-router";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { type Actor, requireActor } from "#teams/index.ts";
import { shareWithTeamIntent } from "#teams/rules.ts";
import { findDocumentOwner } from "../documents/documents.ts";
import { type WorkServices, workServices } from "../work-kinds.ts";
import { readLifetime } from "./new-link.ts";
import { type OwnWork, refreshWorkLink, revokeWork, shareWork } from "./work-links.ts";

/** Intents that the dialog for sharing a work sends. */
export const linkIntents = ["share", "refresh", "revoke"] as const;

interface LinkChange extends OwnWork {
  readonly intent: (typeof linkIntents)[number];
  readonly form: FormData;
}

/** @throws {AppError} `invalid_input`; `not_found`, also for another user's; `rate_limited`. */
export async function changeWorkLink(services: WorkServices, { intent, form, ...own }: LinkChange): Promise<void> {
  switch (intent) {
    case "share":
      return shareWork(services, { ...own, lifetime: readLifetime(form) });
    case "refresh":
      return refreshWorkLink(services, own, services.clock.now());
    case "revoke":
      return revokeWork(services, own);
  }
}

interface Sent {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

interface DocumentScreen {
  readonly documentId: string;
  /** Address of the screen. */
  readonly path: string;
  /** Shares the document with the team, where members keep such ones to themselves. */
  readonly shareWithTeam?: (actor: Actor) => Promise<void>;
}

/** The action of a document’s screen that has no other forms. @throws {AppError} as `changeWorkLink`, and `shareWithTeam`. */
export async function answerLinkForm(
  { request, context, url }: Sent,
  { documentId, path, shareWithTeam }: DocumentScreen,
): Promise<Response> {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  const intent = readIntent(form, shareWithTeam ? [...linkIntents, shareWithTeamIntent] : linkIntents);
  if (intent === shareWithTeamIntent) await shareWithTeam?.(actor);
  else {
    const userId = await findDocumentOwner(context.get(servicesContext).db, { ...actor, id: documentId });
    const work = { kind: "document", id: documentId } as const;
    await changeWorkLink(workServices(context), { userId, work, form, intent });
  }
  return redirect(path, 303);
}
