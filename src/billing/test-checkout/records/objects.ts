import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { testCheckoutObjects } from "../schema.ts";
import type { ProviderRecords } from "./records.ts";

type Kind = keyof ProviderRecords;

const is = (kind: Kind, id: string) => and(eq(testCheckoutObjects.kind, kind), eq(testCheckoutObjects.id, id));

export interface ReadOptions {
  /** Locks the row until the transaction ends. */
  readonly forUpdate?: boolean;
}

export async function findObject<K extends Kind>(
  db: Executor,
  kind: K,
  id: string,
  { forUpdate = false }: ReadOptions = {},
): Promise<ProviderRecords[K] | undefined> {
  const query = db.select({ body: testCheckoutObjects.body }).from(testCheckoutObjects).where(is(kind, id));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row?.body as ProviderRecords[K] | undefined;
}

/** @throws {AppError} `not_found`. */
export async function getObject<K extends Kind>(
  db: Executor,
  kind: K,
  id: string,
  options?: ReadOptions,
): Promise<ProviderRecords[K]> {
  const body = await findObject(db, kind, id, options);
  if (body) return body;
  throw new AppError("not_found", {
    userMessage: "This page doesn’t exist.",
    message: `the test checkout knows no ${kind} ${id.slice(0, 64)}`,
  });
}

export interface WriteOptions {
  readonly now: Date;
  /** When the subscription's next step is due. */
  readonly dueAt?: Date | null;
}

/** @returns false if it already exists, which leaves it unchanged. */
export async function addObject<K extends Kind>(
  db: Executor,
  kind: K,
  id: string,
  body: ProviderRecords[K],
  { now, dueAt = null }: WriteOptions,
): Promise<boolean> {
  const row = { kind, id, body: asJson(body), updatedAt: now, dueAt };
  const added = await db
    .insert(testCheckoutObjects)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: testCheckoutObjects.id });
  return added.length > 0;
}

export async function changeObject<K extends Kind>(
  db: Executor,
  kind: K,
  id: string,
  body: ProviderRecords[K],
  { now, dueAt = null }: WriteOptions,
): Promise<void> {
  await db
    .update(testCheckoutObjects)
    .set({ body: asJson(body), updatedAt: now, dueAt })
    .where(is(kind, id));
}

const pageSize = 100;

/** By creation time, newest first. @param page from 1. */
export async function listObjects<K extends "subscription" | "order" | "invoice">(
  db: Executor,
  kind: K,
  page: number,
): Promise<{ readonly objects: readonly ProviderRecords[K][]; readonly nextPage: number | undefined }> {
  const rows = await db
    .select({ body: testCheckoutObjects.body })
    .from(testCheckoutObjects)
    .where(eq(testCheckoutObjects.kind, kind))
    .orderBy(
      desc(sql`${testCheckoutObjects.body}->'object'->'attributes'->>'created_at'`),
      desc(testCheckoutObjects.id),
    )
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  const objects = rows.slice(0, pageSize).map(({ body }) => body as unknown as ProviderRecords[K]);
  return { objects, nextPage: rows.length > pageSize ? page + 1 : undefined };
}

/** @returns the ids of subscriptions whose next step is due. */
export async function listDue(
  db: Executor,
  { now, after, countMax }: { readonly now: Date; readonly after: string; readonly countMax: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: testCheckoutObjects.id })
    .from(testCheckoutObjects)
    .where(
      and(
        eq(testCheckoutObjects.kind, "subscription"),
        lte(testCheckoutObjects.dueAt, now),
        gt(testCheckoutObjects.id, after),
      ),
    )
    .orderBy(asc(testCheckoutObjects.id))
    .limit(countMax);
  return rows.map(({ id }) => id);
}

const asJson = (body: ProviderRecords[Kind]) => body as unknown as Readonly<Record<string, unknown>>;
