import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/login";
import { AccountsNotOpen } from "./login/accounts-not-open.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Log in",
    description:
      "Accounts are not open yet, so there is nothing to log in to. The directory works without one; the early-access list is told first.",
    path: "/login",
    noIndex: true,
  });

export default function Login() {
  return (
    <AccountsNotOpen title="Log-in comes with accounts" other={{ text: "Looking for sign-up?", path: "/signup" }}>
      Accounts are not open yet, so there is nothing to log in to. Everything that is open today works without one.
    </AccountsNotOpen>
  );
}
