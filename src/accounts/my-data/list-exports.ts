import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { dataExports } from "../schema.ts";

export interface DataExport {
  readonly id: string;
  readonly requestedAt: Date;
  /** Undefined while it is being made. */
  readonly ready?: { readonly bytes: number; readonly expiresAt: Date };
}

/** The archives that somebody asked for and that are there, or will be; the latest first. */
export async function listExports(db: Executor, userId: string, now: Date): Promise<readonly DataExport[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now))))
    .orderBy(desc(dataExports.requestedAt));
  return rows.map(({ id, requestedAt, bytes, expiresAt }) => ({
    id,
    requestedAt,
    ...(bytes !== null && expiresAt !== null && { ready: { bytes, expiresAt } }),
  }));
}
