import type { Services } from "#platform/services.ts";
import { findChangeToConfirm } from "../email-change/email-change.ts";
import { findSignUp } from "../sign-up/find-sign-up.ts";
import type { EmailLink } from "../ui/auth-pages/email-link.tsx";

const statuses: Readonly<Record<string, number>> = {
  expired: 410,
  "change-expired": 410,
  void: 410,
  "other-account": 403,
  taken: 409,
  invalid: 400,
};

export const statusOf = ({ status }: EmailLink): number => statuses[status] ?? 200;

/** @param viewer the signed-in user. @returns `signed-out` for a change of address without one. */
export async function findEmailLink(
  services: Pick<Services, "db" | "secrets" | "clock">,
  sent: { readonly token: string; readonly ownSignUpId: string | null },
  viewer: { readonly userId: string; readonly email: string } | null,
): Promise<EmailLink | "signed-out"> {
  const signUp = await findSignUp(services, sent);
  if (typeof signUp === "object") return { status: "sign-up", signUp };
  if (signUp !== "invalid") return { status: signUp };
  const change = await findChangeToConfirm(services, sent.token, viewer);
  if (typeof change === "object") return { status: "change", change };
  if (change === "signed-out") return change;
  if (change === "done") return { status: "changed" };
  return { status: change === "expired" ? "change-expired" : change };
}
