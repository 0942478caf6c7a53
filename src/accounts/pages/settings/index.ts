import { redirect } from "react-router";

/** `/settings` itself is the first of its pages. */
export function loader(): Response {
  return redirect("/settings/profile", 302);
}
