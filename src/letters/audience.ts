import type { Audience } from "#site/rules.ts";
import type { letters } from "./schema.ts";

type Row = Pick<typeof letters.$inferSelect, "list" | "segment" | "joinedSince" | "joinedBefore">;

const startOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`));

/** Days are those of UTC. */
export const audienceOf = ({ list, segment, joinedSince, joinedBefore }: Row): Audience => ({
  list,
  segment,
  since: startOf(joinedSince),
  before: startOf(joinedBefore),
});
