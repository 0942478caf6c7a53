import { type RouterContextProvider, redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { type WorkServices, workServices } from "../work-kinds.ts";
import type { WorkRef } from "./link-rules.ts";
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

/** The action of a screen that has no other forms. @param path of the screen. @throws {AppError} as `changeWorkLink`. */
export async function answerLinkForm(
  { request, context, url }: Sent,
  { work, path }: { readonly work: WorkRef; readonly path: string },
): Promise<Response> {
  const { viewer } = await requireSession(context, url);
  const form = await readForm(request);
  const change = { userId: viewer.userId, work, form, intent: readIntent(form, linkIntents) };
  await changeWorkLink(workServices(context), change);
  return redirect(path, 303);
}
