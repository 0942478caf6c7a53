import { redirect } from "react-router";
import { loginPath } from "../login-path.ts";
import type { Route } from "./+types/members-only";

/** Screens that need an account: a guest is led to the log-in page, which remembers where the guest was going (specification §2). */
export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(loginPath(`${url.pathname}${url.search}`), 302);
}
