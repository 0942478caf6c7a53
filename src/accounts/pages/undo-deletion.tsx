import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type DeletionState, findDeletion, readUndoToken, undoDeletion } from "../deletion/account-deletion.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthPage } from "../ui/auth-pages/auth-page.tsx";
import type { Route } from "./+types/undo-deletion";
import { clientFacts } from "./client-facts.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Keep my account", "/account/keep");

const tokenOf = (url: URL): string => url.searchParams.get("token") ?? "";

/** Opening the page changes nothing: programs that follow emailed links open it too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = await findDeletion(context.get(servicesContext), tokenOf(url));
  return data(state, { status: state.status === "unknown" ? 410 : 200 });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const deletion = readUndoToken(services.secrets, tokenOf(url));
  if (deletion) await undoDeletion(services, { ...deletion, ...clientFacts(context, request) });
  // The page shows the result.
  return redirect(`${url.pathname}${url.search}`);
}

export default function UndoDeletionPage({ loaderData }: Route.ComponentProps) {
  return <UndoDeletion state={loaderData} />;
}

function UndoDeletion({ state }: { readonly state: DeletionState }) {
  const isBusy = useNavigation().formMethod === "POST";
  if (state.status === "undone") {
    return (
      <AuthPage title="Your account won’t be deleted" intro="Nothing has changed.">
        <ButtonLink to="/login" className="justify-self-start">
          Log in
        </ButtonLink>
      </AuthPage>
    );
  }
  if (state.status === "unknown") {
    return (
      <AuthPage
        title="This link doesn’t work or has expired"
        intro="Try the link in our newest email. If you can still sign in, you can keep your account in your settings."
      >
        <ButtonLink to="/login" className="justify-self-start">
          Log in
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Keep your account?"
      intro={`It will be deleted on ${formatDay(state.deleteAfter)} unless you keep it.`}
    >
      <Form method="post">
        <SubmitButton isBusy={isBusy} size="lg">
          {isBusy ? "Keeping it…" : "Keep my account"}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
