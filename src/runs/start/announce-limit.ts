import type { SpendingLimitReached } from "#credits/index.ts";
import type { Services } from "#platform/services.ts";

interface RefusedRun {
  /** Owner of the run. */
  readonly userId: string;
  /** The member who started it, in a team. */
  readonly member: { readonly teamId: string; readonly memberId: string } | undefined;
  readonly apiKeyId: string | undefined;
}

/**
 * Tells programs that a limit has refused a run: once a calendar month for each limit, as long as its amount stays. The run is refused in
 * any case, so what goes wrong here is only logged.
 */
export async function announceLimit(
  { announcements, db, clock, log }: Pick<Services, "announcements" | "db" | "clock" | "log">,
  { userId, member, apiKeyId }: RefusedRun,
  { reached }: SpendingLimitReached,
): Promise<void> {
  if (!reached) return;
  const { scope } = reached;
  // The limit of an owner who works in their team is their own.
  const ownerId = scope === "account" ? (member?.memberId ?? userId) : (member?.teamId ?? userId);
  const whose = {
    ...(scope === "api-key" && { apiKeyId: apiKeyId ?? null }),
    ...(scope === "member" && { userId: member?.memberId ?? null }),
  };
  const data = { ...reached, ...whose };
  const key = ["budget", clock.now().toISOString().slice(0, 7), ...Object.values(data)].join(":");
  await announcements
    .announce(db, { ownerId, type: "budget.reached", key, data })
    .catch((error: unknown) => log.warn({ err: error }, "a limit that was reached could not be announced"));
}
