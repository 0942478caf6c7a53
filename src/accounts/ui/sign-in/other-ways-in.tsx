import { withReturnPath } from "../../rules.ts";
import { DoorLink } from "../doors/door-link.tsx";

const ways = [
  { way: "password", path: "/login", title: "Use a password" },
  { way: "passkey", path: "/login/passkey", title: "Use a passkey" },
  { way: "email", path: "/login/email", title: "Email me a code or link" },
] as const;

/** The ways to sign in besides the one that the page is about. */
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
            <DoorLink to={withReturnPath(path, redirectTo)}>{title}</DoorLink>
          </li>
        ),
      )}
    </ul>
  );
}
