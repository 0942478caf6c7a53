import { Link } from "react-router";
import { withReturnPath } from "../../rules.ts";
import { lineLink } from "./text-link.ts";

const ways = [
  { way: "password", path: "/login", title: "Use a password" },
  { way: "passkey", path: "/login/passkey", title: "Use a passkey" },
  { way: "email", path: "/login/email", title: "Get a code or link by mail" },
] as const;

/** The ways to log in besides the one that the page is about. */
export function OtherWaysIn({
  redirectTo,
  without,
}: {
  readonly redirectTo: string | undefined;
  readonly without: (typeof ways)[number]["way"];
}) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(({ way, path, title }) =>
        way === without ? null : (
          <li key={way}>
            <Link to={withReturnPath(path, redirectTo)} className={lineLink}>
              {title}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
