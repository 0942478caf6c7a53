import { Form, Link, redirect, useNavigation } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { graceDays } from "../../leaving/grace-days.ts";
import { requestDeletion } from "../../leaving/request-deletion.ts";
import { requireProof } from "../../sessions/require-proof.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { SettingsHeader } from "../../ui/settings/settings-header.tsx";
import { clientFacts } from "../client-facts.ts";
import type { Route } from "./+types/delete";

const path = "/settings/delete";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Delete my account", path);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { deleteAfter } = await requireProof(context, url);
  if (deleteAfter) throw redirect("/settings/profile", 302);
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireProof(context, url);
  await requestDeletion(context.get(servicesContext), { userId: viewer.userId, ...clientFacts(context, request) });
  return redirect("/account/leaving");
}

export default function DeletePage() {
  const isBusy = useNavigation().formAction === path;
  return (
    <>
      <SettingsHeader
        title="Delete my account"
        intro="Please read what happens before you do."
        below={{ name: "Profile", path: "/settings/profile" }}
      />
      <div className="grid max-w-[60ch] gap-8 border-t border-hairline pt-8">
        <ol className="grid list-decimal gap-3 pl-5 marker:text-muted">
          <li>At once, you are signed out everywhere, and we mail you a link with which you can keep your account.</li>
          <li>For {graceDays} days everything stays. Signing in works, and your settings offer to keep the account.</li>
          <li>
            Then all of it is removed for good: profile, picture, archives, logins and what you left on this site with
            your address. Nobody can bring it back.
          </li>
        </ol>
        <p className="text-muted">
          A subscription does not renew any more; keeping your account lets it renew again. Credits that are left are
          lost. You may want to{" "}
          <Link to="/settings/data" className="text-accent-text underline underline-offset-4">
            download your data
          </Link>{" "}
          first.
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy} className="bg-danger! text-paper!">
            {isBusy ? "Deleting…" : "Delete my account"}
          </SubmitButton>
          <ButtonLink to="/settings/profile" look="secondary">
            Go back
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
