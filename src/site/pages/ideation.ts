import { redirect } from "react-router";

/** The ideation screen comes with accounts; until then the directory's section of that name is the nearest thing. */
export function loader(): Response {
  return redirect("/#ideation", 302);
}
