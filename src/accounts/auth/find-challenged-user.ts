import { getSessionFromCtx } from "better-auth/api";
import { twoFactorCookie } from "./cookie-prefix.ts";
import type { HookContext } from "./hook-context.ts";

/** Whose second factor is being checked, and whether that is to sign them in. */
export interface ChallengedUser {
  readonly userId: string;
  /** False where they are signed in, and confirm a code in the settings. */
  readonly isSignIn: boolean;
}

/** @returns undefined where nobody has passed a first factor in this browser, or too long ago. The library decides by the same marks. */
export async function findChallengedUser(context: HookContext): Promise<ChallengedUser | undefined> {
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (current) return { userId: current.user.id, isSignIn: false };
  const { name } = context.context.createAuthCookie(twoFactorCookie);
  const challenge = await context.getSignedCookie(name, context.context.secret);
  const pending = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null;
  return pending ? { userId: pending.value, isSignIn: true } : undefined;
}
