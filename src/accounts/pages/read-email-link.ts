import { decodeJwt } from "jose";
import type { AuthAnswer } from "../auth/auth-gateway.ts";
import type { EmailLink } from "../ui/doors/email-link-state.tsx";

/** What became of the link in a mail, and the status of the page that says so. */
export function readEmailLink(
  { body, problem, status }: Pick<AuthAnswer, "body" | "problem" | "status">,
  token: string,
): { readonly state: EmailLink; readonly status: number } {
  const isChange = asksForChange(token);
  if (!problem || problem.code === "email_confirmed") return { state: isChange ? "changed" : "confirmed", status: 200 };
  if (problem.code === "other_account") return { state: "other-account", status };
  if (problem.code === "email_taken") return { state: "taken", status };
  if (body.code === "TOKEN_EXPIRED") return { state: isChange ? "change-expired" : "expired", status: 410 };
  return { state: "invalid", status: 400 };
}

/** Whether a token is for a new address; only words hang on it. */
function asksForChange(token: string): boolean {
  try {
    return decodeJwt(token).updateTo !== undefined;
  } catch {
    return false;
  }
}
