import { LoaderCircle } from "lucide";
import { redirect } from "react-router";
import { Icon } from "#ui/icon.tsx";
import {
  describeSignInFailure,
  exchangePath,
  isInvalidRequest,
  loginFailurePath,
} from "../federated/redirect-outcome.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage } from "../ui/auth-pages/auth-page.tsx";
import type { Route } from "./+types/auth-callback";

/**
 * Page to which Google redirects users back, and on which failures end (B4). The page continues on its own, with or without scripts, to
 * where the code is exchanged, so users see it in the meantime.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const error = searchParams.get("error");
  if (searchParams.has("code") || (error && searchParams.has("state"))) return { next: `${exchangePath}${url.search}` };
  // The sign-in page leads users who are signed in on to their own.
  if (!error) throw redirect((await findSession(context)) ? "/login" : loginFailurePath(noSession));
  if (isInvalidRequest(error) && (await findSession(context))) throw redirect("/");
  const sentence = describeSignInFailure(error, searchParams.has("by") ? "organisation" : "google");
  throw redirect(loginFailurePath(sentence, searchParams.get("redirectTo")));
}

const noSession = "Authentication failed: No session established";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...accountMeta(matches[0].loaderData, "Signing in", "/auth/callback"),
  { httpEquiv: "refresh", content: `0;url=${loaderData?.next ?? "/login"}` },
];

export default function AuthCallbackPage({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage
      title="Signing you in"
      below={
        <p>
          Nothing happening?{" "}
          <AuthLink to={loaderData.next} reloadDocument>
            Continue
          </AuthLink>
        </p>
      }
    >
      <p role="status" className="flex items-center gap-3">
        <Icon icon={LoaderCircle} className="size-5 animate-spin text-accent-text motion-reduce:animate-none" />
        Waiting for Google…
      </p>
    </AuthPage>
  );
}
