import { ButtonLink } from "#ui/button.tsx";
import { graceDays } from "../rules.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthPage } from "../ui/auth-pages/auth-page.tsx";
import type { Route } from "./+types/deletion-requested";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Your account will be deleted", "/account/leaving");

/** Shown after a deletion request. It contains no user data, so anyone may open it. */
export default function DeletionRequestedPage() {
  return (
    <AuthPage
      title={`Your account will be deleted in ${graceDays} days`}
      intro="You’re signed out everywhere. To keep your account, use the link we emailed you, or sign in before then."
    >
      <ButtonLink to="/" variant="secondary" className="justify-self-start">
        Go to the home page
      </ButtonLink>
    </AuthPage>
  );
}
