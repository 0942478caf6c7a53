import { redirect } from "react-router";
import type { Route } from "./+types/moved";

/** Short paths and the canonical ones that they redirect to (A17). */
const movedTo: Readonly<Record<string, string>> = {
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
};

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(movedTo[url.pathname.replace(/\/$/, "")] ?? "/", 301);
}
