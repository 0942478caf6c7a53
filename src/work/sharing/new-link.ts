import { randomBytes } from "node:crypto";
import { AppError } from "#platform/errors.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { isLinkLifetime, type LinkLifetime, linkLifetimes } from "./link-rules.ts";
import { requireSharing } from "./link-state.ts";

export interface ShareLink {
  readonly token: string;
  readonly expiresAt: Date | null;
}

const tokenBytes = 18;
const dayMs = 24 * 60 * 60_000;
const sharing = { name: "share-links", attemptsMax: 100, windowSeconds: 10 * 60 };

/** A new address, and when it ends. @throws {AppError} `rate_limited`; `forbidden` if links of the owner show nothing. */
export async function newLink(
  { db, clock, rateLimits }: Pick<Services, "db" | "clock" | "rateLimits">,
  { userId, lifetime }: { readonly userId: string; readonly lifetime: LinkLifetime },
): Promise<ShareLink & { readonly createdAt: Date }> {
  await rateLimits.consume(sharing, userId);
  const createdAt = clock.now();
  await requireSharing(db, userId, createdAt);
  const days = linkLifetimes[lifetime];
  const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * dayMs);
  return { token: randomBytes(tokenBytes).toString("base64url"), expiresAt, createdAt };
}

/** Lifetime from the form that makes a link. @throws {AppError} `invalid_input` */
export function readLifetime(form: FormData): LinkLifetime {
  const lifetime = fieldOf(form, "lifetime");
  if (isLinkLifetime(lifetime)) return lifetime;
  throw new AppError("invalid_input", { userMessage: "This form is incomplete. Please reload the page." });
}

/** For an address that was never given, was revoked or has expired, or that led to what was deleted: they look the same. */
export const noLink = () =>
  new AppError("not_found", {
    userMessage: "This link doesn’t work anymore. It may have expired, or the person who shared it has taken it back.",
  });
