import { APIError } from "better-auth/api";
import type { Services } from "#platform/services.ts";

/** @throws while the operator has closed sign-ups. Members of organizations with single sign-on are let in: they don't come here. */
export function requireOpenSignUps({ liveSettings }: Pick<Services, "liveSettings">): void {
  if (!liveSettings.current().areSignUpsOpen) throw new APIError("FORBIDDEN", { code: "SIGN_UPS_CLOSED" });
}
