import { redirect } from "react-router";
import type { Route } from "./+types/moved";

/** Short addresses of pages whose canonical address is another (decision 3). */
const movedTo: Readonly<Record<string, string>> = {
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
};

export function loader({ request }: Route.LoaderArgs): Response {
  const { pathname } = new URL(request.url);
  return redirect(movedTo[pathname.replace(/\/$/, "")] ?? "/", 301);
}
