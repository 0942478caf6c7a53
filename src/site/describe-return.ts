import { isMemberPath } from "./member-paths.ts";
import { type BillingInterval, type PlanId, readPlanChoice } from "./plans.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";

/** Where a guest who met the log-in page was going. */
export type Return =
  | { readonly kind: "plan"; readonly path: string; readonly planId: PlanId; readonly interval: BillingInterval }
  | { readonly kind: "member-screen"; readonly path: string }
  | { readonly kind: "page"; readonly path: string };

/** @param redirectTo as the address gives it: untrusted. @returns undefined when it names no page of ours. */
export function describeReturn(redirectTo: string | null): Return | undefined {
  const path = safeRedirectPath(redirectTo);
  if (!path) return undefined;
  const { pathname, searchParams } = new URL(path, "http://own.invalid");
  const { planId, interval } = readPlanChoice(searchParams);
  if (pathname === "/pricing" && planId) return { kind: "plan", path, planId, interval };
  return { kind: isMemberPath(pathname) ? "member-screen" : "page", path };
}
