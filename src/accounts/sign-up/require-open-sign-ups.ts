import { APIError } from "better-auth/api";
import { readLiveSettings } from "#platform/live-settings/live-settings.ts";
import type { Services } from "#platform/services.ts";

/** @throws while the operator has closed sign-ups. Members of organizations with single sign-on are let in: they don't come here. */
export async function requireOpenSignUps(services: Pick<Services, "db" | "catalogueCache">): Promise<void> {
  const { areSignUpsOpen } = await readLiveSettings(services);
  if (!areSignUpsOpen) throw new APIError("FORBIDDEN", { code: "SIGN_UPS_CLOSED" });
}
