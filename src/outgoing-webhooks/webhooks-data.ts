import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { webhookEndpoints } from "./schema.ts";

/** The export describes a user's own webhooks, without secrets. Those of a team are the team's, and end with it. */
export const webhooksData: PersonalDataSource = {
  name: "webhooks",
  async exportFor(db, { userId }) {
    const { url, description, events, isOn, createdAt, id } = webhookEndpoints;
    const webhooks = await db
      .select({ url, description, events, isOn, createdAt })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, userId))
      .orderBy(asc(createdAt), asc(id));
    return { webhooks };
  },
  async erase(db, { userId }) {
    await db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
  },
};
