import { Form, useNavigation } from "react-router";
import { withReturnPath } from "../../rules.ts";
import { DoorLink } from "../doors/door-link.tsx";
import { lineLink } from "./text-link.ts";

/** For when the code does not come, or is not taken. */
export function SendAgain({ email, redirectTo }: { readonly email: string; readonly redirectTo: string | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const path = withReturnPath("/login/email", redirectTo);
  return (
    <div className="grid gap-1">
      <p>No email? Check your spam folder. You can get another code after a minute.</p>
      <div className="flex flex-wrap gap-x-6">
        <Form method="post" action={path} className="flex flex-wrap gap-x-6">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="again" value="yes" />
          <button type="submit" name="send" value="code" aria-disabled={isBusy || undefined} className={lineLink}>
            Send another code
          </button>
          <button type="submit" name="send" value="link" aria-disabled={isBusy || undefined} className={lineLink}>
            Email me a link instead
          </button>
        </Form>
        <DoorLink to={path}>Use another address</DoorLink>
      </div>
    </div>
  );
}
