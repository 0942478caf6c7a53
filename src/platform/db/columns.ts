import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment in time, whatever the time zone of whoever writes or reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are: digests, and bodies that were signed. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether PostgreSQL takes a text for a `uuid`: anything else would be an error of the database's, where nothing was found. */
export const isUuid = (text: string): boolean => shape.test(text);

/** Comes before every id, and is nobody's. */
export const nilUuid = "00000000-0000-0000-0000-000000000000";
