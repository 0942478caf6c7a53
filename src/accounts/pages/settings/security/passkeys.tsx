import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { showToast } from "#ui/toast.ts";
import { callAuth, cookieHeaders, throwProblem } from "../../../accounts-context.ts";
import { listPasskeys } from "../../../passkeys/list-passkeys.ts";
import { confirmPath } from "../../../redirect-paths.ts";
import { passkeyNameError } from "../../../rules.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { notices, withNotice } from "../../../ui/flash-messages.ts";
import { AddPasskey } from "../../../ui/passkeys/passkey-buttons.tsx";
import { PasskeyList } from "../../../ui/passkeys/passkey-list.tsx";
import { SecurityPage } from "../../../ui/security/security-page.tsx";
import type { Route } from "./+types/passkeys";

const path = "/settings/security/passkeys";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Passkeys", path);

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return { items: await listPasskeys(context.get(servicesContext).db, viewer.userId) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireSession(context, url);
  return answerForm(request, {
    check: checkChange,
    failureMessage: "The passkey could not be changed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ id, name }, form) {
      const isRemoval = isRemoving(form);
      const call = isRemoval
        ? { path: "/passkey/delete-passkey", body: { id } }
        : { path: "/passkey/update-passkey", body: { id, name } };
      const answer = await callAuth(context, request, { method: "POST", ...call });
      if (answer.problem?.code === "reauthentication_needed") throw redirect(confirmPath(path));
      throwProblem(answer);
      const notice = isRemoval ? "passkey-removed" : "passkey-renamed";
      throw redirect(path, { headers: withNotice(notice, cookieHeaders(answer)) });
    },
  });
}

const isRemoving = (form: FormData): boolean => readIntent(form, ["rename", "remove"], "rename") === "remove";

function checkChange(form: FormData): Checked<"id" | "name"> {
  const values = { id: fieldOf(form, "id"), name: tidyLine(fieldOf(form, "name")) };
  const isRemoval = isRemoving(form);
  return { values, errors: withoutEmpty({ name: isRemoval ? undefined : passkeyNameError(values.name) }) };
}

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items } = loaderData;
  const message = actionData?.outcome === "refused" ? actionData.message : null;
  return (
    <SecurityPage
      title="Passkeys"
      intro="Sign in with your fingerprint, face or device PIN. A passkey can’t be guessed or phished, and it counts as two factors, so there’s no code to enter."
    >
      {message && <Alert tone="error">{message}</Alert>}
      {items.length === 0 ? (
        <EmptyState title="No passkeys yet">
          <p>Create one on this device, on your phone or on a security key.</p>
        </EmptyState>
      ) : (
        <PasskeyList items={items} reply={actionData} />
      )}
      <AddPasskey confirmPath={confirmPath(path)} onAdded={() => showToast(notices["passkey-added"])} />
    </SecurityPage>
  );
}
