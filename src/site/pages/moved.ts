import { redirect } from "react-router";
import type { Route } from "./+types/moved";

/** Short addresses of pages whose canonical address is another (A17). */
const movedTo: Readonly<Record<string, string>> = {
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
};

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(movedTo[url.pathname.replace(/\/$/, "")] ?? "/", 301);
}
