import mailchecker from "mailchecker";

/** Kept up by the package's authors; some 50,000. */
const disposableDomains: ReadonlySet<string> = new Set(mailchecker.blacklist());

/** Whether anybody gets a mailbox there in a second and throws it away: by the address's domain, and those above it. */
export function isDisposable(email: string): boolean {
  const labels = (email.split("@")[1] ?? "").split(".");
  return labels.some((_, index) => disposableDomains.has(labels.slice(index).join(".")));
}
