import { Link, type RouterContextProvider, redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { callAuth, throwProblem } from "../../accounts-context.ts";
import { requestDeletion } from "../../deletion/account-deletion.ts";
import { deletionNotesContext } from "../../deletion/deletion-notes.ts";
import { checkDeletion, graceDays } from "../../rules.ts";
import { getSignInMethods } from "../../security/sign-in-methods.ts";
import { requireSession } from "../../sessions/current-session.ts";
import { requireStepUp } from "../../sessions/require-step-up.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { DeleteForm } from "../../ui/settings/deletion-form.tsx";
import { SettingsHeader } from "../../ui/settings/settings-layout.tsx";
import { clientFacts } from "../client-facts.ts";
import type { Route } from "./+types/delete";

const path = "/settings/delete";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Delete my account", path);

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Confirmed as the owner: by the password in the form itself or, without one, by a step-up before the form is shown. */
async function requireOwner(context: Readonly<RouterContextProvider>, url: URL) {
  const { viewer, deleteAfter } = await requireSession(context, url);
  const { hasPassword } = await getSignInMethods(context.get(servicesContext).db, viewer.userId);
  if (!hasPassword) await requireStepUp(context, url);
  return { userId: viewer.userId, email: viewer.email, hasPassword, deleteAfter };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, hasPassword, email, deleteAfter } = await requireOwner(context, url);
  if (deleteAfter) throw redirect("/settings/profile", 302);
  return { hasPassword, email, notes: await context.get(deletionNotesContext)(userId) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { userId, ...owner } = await requireOwner(context, url);
  return answerForm(request, {
    check: (form) => checkDeletion(form, owner),
    secrets: ["password"],
    failureMessage: "Your account could not be deleted. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ password }) {
      if (owner.hasPassword)
        throwProblem(
          await callAuth(context, request, { method: "POST", path: "/verify-password", body: { password } }),
        );
      await requestDeletion(context.get(servicesContext), { userId, ...clientFacts(context, request) });
      throw redirect("/account/leaving");
    },
  });
}

export default function DeletePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="Delete my account" intro="Please read what happens first." />
      <div className="grid max-w-[60ch] gap-8 border-t border-hairline pt-8">
        <ol className="grid list-decimal gap-3 pl-5 marker:text-muted">
          <li>
            Right away, you’re signed out everywhere, what you shared is hidden from others, and we email you a link to
            keep your account.
          </li>
          <li>For {graceDays} days, nothing is removed. You can sign in and keep your account in your settings.</li>
          <li>
            Then everything is permanently deleted: your profile, picture, exports, sign-in methods and everything else
            this site holds under your address. It can’t be restored.
          </li>
        </ol>
        <p className="text-muted">
          Your subscription stops renewing; keeping your account lets it renew again. Unused credits are lost. You may
          want to{" "}
          <Link to="/settings/data" className="text-accent-text underline underline-offset-4">
            download your data
          </Link>{" "}
          first.
        </p>
        {loaderData.notes.map(({ sentence, link }) => (
          <Alert key={sentence} tone="note">
            <p className="wrap-anywhere">
              {sentence}{" "}
              <Link to={link.to} className="font-semibold text-accent-text underline underline-offset-4">
                {link.label}
              </Link>
            </p>
          </Alert>
        ))}
        <DeleteForm {...loaderData} reply={actionData} />
      </div>
    </>
  );
}
