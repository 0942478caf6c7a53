import { redirect } from "react-router";
import { findSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { AuthPage } from "../../ui/auth-pages/auth-page.tsx";
import { OtherSignInMethods } from "../../ui/auth-pages/email-sign-in.tsx";
import { UsePasskey } from "../../ui/passkeys/passkey-buttons.tsx";
import type { Route } from "./+types/passkey";
import { returnPathOf } from "./sign-in-steps.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Sign in with a passkey", "/login/passkey");

export async function loader({ context, url }: Route.LoaderArgs) {
  const redirectTo = returnPathOf(url);
  if (await findSession(context)) throw redirect(redirectTo ?? "/");
  return { redirectTo };
}

export default function LoginWithPasskeyPage({ loaderData }: Route.ComponentProps) {
  const { redirectTo } = loaderData;
  return (
    <AuthPage
      title="Sign in with a passkey"
      intro="Use your fingerprint, face or device PIN. There’s no password or code to enter."
      below={<OtherSignInMethods redirectTo={redirectTo} without="passkey" />}
    >
      <UsePasskey redirectTo={redirectTo ?? "/"} />
    </AuthPage>
  );
}
