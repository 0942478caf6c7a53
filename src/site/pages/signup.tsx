import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/signup";
import { AccountsNotOpen } from "./login/accounts-not-open.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Sign up",
    description:
      "Accounts are not open yet, so nobody can sign up. The directory works without one; join the early-access list to be told first.",
    path: "/signup",
    noIndex: true,
  });

export default function Signup() {
  return (
    <AccountsNotOpen title="Sign-up is not open yet" other={{ text: "Looking for log-in?", path: "/login" }}>
      We do not take accounts before there is something to use them for. Leave an address instead, and we write once
      they open.
    </AccountsNotOpen>
  );
}
