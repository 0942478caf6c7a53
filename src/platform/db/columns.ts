import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment in time, whatever the time zone of whoever writes or reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are: digests, and bodies that were signed. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
