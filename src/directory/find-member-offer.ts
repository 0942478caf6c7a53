import type { Services } from "#platform/services.ts";
import { type MemberOffer, memberDiscountOf, type OfferedTool } from "./member-offer-rules.ts";
import { readDirectorySettings } from "./upkeep/directory-settings.ts";

/**
 * The discount for members on a tool's page.
 * @returns null if there is none. The sentence on how to get it is for signed-in users only: it may have a code in it. Visitors are shown
 * nothing while no one can sign up.
 */
export async function findMemberOffer(
  { catalogueCache, db, liveSettings }: Pick<Services, "catalogueCache" | "db" | "liveSettings">,
  tool: OfferedTool,
  { isModel, isSignedIn }: { readonly isModel: boolean; readonly isSignedIn: boolean },
): Promise<MemberOffer | null> {
  const settings = await catalogueCache.read("settings", () => readDirectorySettings(db));
  const percent = memberDiscountOf(settings, tool, isModel);
  if (percent === 0 || (!isSignedIn && !liveSettings.current().areSignUpsOpen)) return null;
  return { percent, terms: isSignedIn ? settings.memberTerms : null };
}
