import type { Services } from "#platform/services.ts";
import { parseCode } from "../rules.ts";
import { findCodeOwner } from "./find-code-owner.ts";

/** Whether a code, as it was typed, is someone's. Whoever asks limits how often. */
export async function isReferralCode({ db }: Pick<Services, "db">, typed: string): Promise<boolean> {
  const code = parseCode(typed);
  return code ? (await findCodeOwner(db, code)) !== undefined : false;
}
