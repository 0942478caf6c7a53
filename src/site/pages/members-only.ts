import { redirect } from "react-router";
import { loginPath } from "../login-path.ts";
import type { Route } from "./+types/members-only";

/** Screens that need an account: a guest is led to the log-in page, which remembers where the guest was going (specification §2). */
export function loader({ request }: Route.LoaderArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(`${pathname}${search}`), 302);
}
