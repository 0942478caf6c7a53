import { desc, eq, isNotNull } from "drizzle-orm";
import { type LinkTable, listedMax } from "#work/index.ts";
import { bots } from "./schema.ts";

/** Links to bots, for the operator. */
export const operatedBotLinks: LinkTable = {
  name: "to a bot",
  list(db, given) {
    const { shareToken: token, userId, shareExpiresAt: expiresAt, shareOfflineAt: offlineAt } = bots;
    return db
      .select({ token, userId, expiresAt, offlineAt })
      .from(bots)
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, shareOfflineAt) => db.update(bots).set({ shareOfflineAt }).where(eq(bots.shareToken, token)),
};
