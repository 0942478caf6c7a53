/** What the library's answer comes to, where it is a refusal. */
export interface Refusal {
  readonly status: number;
  /** The library's, or ours. */
  readonly code: string | undefined;
}

interface Answer extends Refusal {
  readonly location: string | null;
}

/** All of these must look alike: an address without an account has no code that could expire, or be tried too often. */
const codeProblems = ["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS"];

/**
 * Whether an answer of the library is a refusal, and which. Where its own word is not what a client should hear, this one says it right.
 * @param call the endpoint's path with its query.
 */
export function readRefusal(call: string, { status, code, location }: Answer): Refusal | undefined {
  const [path = "", query = ""] = call.split("?", 2);
  // Who names no address to return to gets an error rather than our home page.
  const isBadLink = path === "/magic-link/verify" && location?.includes("error=") === true;
  if (isBadLink && !new URLSearchParams(query).has("callbackURL")) return { status: 400, code: "INVALID_TOKEN" };
  if (status < 400) return undefined;
  if (path === "/sign-in/email-otp" && codeProblems.includes(code ?? ""))
    return { status: 400, code: "WRONG_EMAIL_CODE" };
  // What cannot be verified is the client's fault.
  if (code === "FAILED_TO_VERIFY_REGISTRATION") return { status: 400, code };
  // The library says no more than "not found"; the endpoint is there, an organisation under that name is not.
  const isOrganisation = path === "/sign-in/sso" || path === "/sso/saml2/sp/metadata";
  if (status === 404 && code === "ENDPOINT_NOT_FOUND" && isOrganisation) return { status, code: "NO_PROVIDER_FOUND" };
  return { status, code };
}
