import { and, desc, eq, isNull, lt, lte, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { streamZip, type ZippedFile } from "#platform/files/stream-zip.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { avatarKeyOf } from "../picture/avatar-file.ts";
import { securityEventKinds } from "../rules.ts";
import { dataExports, devices, identities, passkeys, profiles, securityEvents, sessions, users } from "../schema.ts";
import { daysAfter, exportDays, exportKeyOf, type MakeExport } from "./data-export.ts";
import type { DataOwner, PersonalDataSource } from "./personal-data-source.ts";
import { type ExportData, writeJson } from "./write-json.ts";

/**
 * Creates a requested export and emails its owner. Running it twice creates the same file and sends one email. If the request no longer
 * exists (the account was deleted), nothing is left behind.
 */
export async function makeExport(
  services: Services,
  sources: readonly PersonalDataSource[],
  { exportId }: MakeExport,
): Promise<void> {
  const { db, files, jobs, clock, config } = services;
  const key = exportKeyOf(exportId);
  const request = await findRequest(db, exportId);
  if (!request) return files.delete(key);
  if (request.finishedAt) return;
  const zip = streamZip(listFiles(services, sources, request), new AbortController(), clock.now());
  const archive = new Uint8Array(await new Response(zip).arrayBuffer());
  await files.put(key, archive);
  const finishedAt = clock.now();
  const expiresAt = daysAfter(finishedAt, exportDays);
  const isRecorded = await db.transaction(async (transaction) => {
    const finished = await transaction
      .update(dataExports)
      .set({ finishedAt, fileKey: key, bytes: archive.byteLength, expiresAt })
      .where(and(eq(dataExports.id, exportId), isNull(dataExports.finishedAt)))
      .returning({ id: dataExports.id });
    if (finished.length === 0) return false;
    await sendMail(transaction, jobs, createDataMails(config).exportReady(request.email, expiresAt));
    return true;
  });
  if (!isRecorded && !(await findRequest(db, exportId))) await files.delete(key);
}

interface Request extends DataOwner {
  readonly email: string;
  readonly avatarUrl: string | null;
  readonly finishedAt: Date | null;
}

async function findRequest(db: Executor, exportId: string): Promise<Request | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      avatarUrl: profiles.avatarUrl,
      finishedAt: dataExports.finishedAt,
    })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(dataExports.id, exportId));
  return row && { ...row, verifiedEmail: row.emailVerified ? row.email : null };
}

async function* listFiles(
  { db, files, config }: Services,
  sources: readonly PersonalDataSource[],
  owner: Request,
): AsyncGenerator<ZippedFile> {
  yield { name: "README.txt", bytes: encode(readMe(config.product.name)), compress: true };
  const foreign = sources.map(({ name, exportFor }) => ({ name, read: () => exportFor(db, owner) }));
  for (const { name, read } of [...accountParts(db, owner.userId), ...foreign]) {
    yield { name: `${name}.json`, bytes: encodeJson(await read()), compress: true };
  }
  const avatarKey = avatarKeyOf(owner.avatarUrl);
  const avatar = avatarKey ? await files.find(avatarKey) : undefined;
  if (avatar) yield { name: "picture.webp", bytes: avatar, compress: false };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* encodeJson(data: ExportData): AsyncGenerator<Uint8Array> {
  for await (const piece of writeJson(data)) yield encode(piece);
  yield encode("\n");
}

const readMe = (product: string): string => `The data ${product} holds about you.

Each .json file holds one kind of data in a machine-readable format. picture.webp is your picture, if you have one. Times are in UTC.
Passwords, keys and tokens aren’t included. We store most of them in a form that can’t be read, and a copy would only put your account at risk.
`;

/** A file in the export: its name without extension, and how to read its contents when its turn comes. */
export interface ArchivePart {
  readonly name: string;
  read(): Promise<object>;
}

/**
 * A user's data in accounts. Columns are listed one by one: password hashes, session tokens, second-factor secrets and keys must not leave
 * the product, and neither must columns added later, until a developer lists them here.
 */
function accountParts(db: Executor, userId: string): readonly ArchivePart[] {
  return [
    { name: "account", read: () => readAccount(db, userId) },
    { name: "profile", read: () => readProfile(db, userId) },
    {
      name: "logins",
      read: () =>
        db
          .select({ method: identities.providerId, idThere: identities.accountId, since: identities.createdAt })
          .from(identities)
          .where(eq(identities.userId, userId))
          .orderBy(identities.createdAt),
    },
    {
      name: "passkeys",
      read: () =>
        db
          .select({
            name: passkeys.name,
            kind: passkeys.deviceType,
            isBackedUp: passkeys.backedUp,
            since: passkeys.createdAt,
            lastUsedAt: passkeys.lastUsedAt,
          })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(passkeys.createdAt),
    },
    { name: "sessions", read: () => readSessions(db, userId) },
    {
      name: "devices",
      read: () =>
        db
          .select({ firstSeenAt: devices.firstSeenAt, lastSeenAt: devices.lastSeenAt })
          .from(devices)
          .where(eq(devices.userId, userId))
          .orderBy(devices.firstSeenAt),
    },
    { name: "security-events", read: () => readSecurityEvents(db, userId) },
  ];
}

async function readAccount(db: Executor, userId: string): Promise<object> {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      createdAt: users.createdAt,
      deleteAfter: users.deleteAfter,
    })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? {};
}

async function readProfile(db: Executor, userId: string): Promise<object> {
  const [profile] = await db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile ?? {};
}

function readSessions(db: Executor, userId: string): Promise<object[]> {
  return db
    .select({
      network: sessions.ipAddress,
      browser: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt);
}

async function readSecurityEvents(db: Executor, userId: string): Promise<object[]> {
  const events = await db
    .select({
      kind: securityEvents.kind,
      detail: securityEvents.detail,
      network: securityEvents.ipAddress,
      browser: securityEvents.userAgent,
      happenedAt: securityEvents.happenedAt,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.happenedAt));
  return events.map((event) => ({ what: securityEventKinds[event.kind], ...event }));
}

/** Requests that never finished are dropped after this, so that the user can request another. */
const givenUpAfterDays = 1;

/** Removes expired exports. The file first: an interrupted run finds the row again, but a file without a row would never be found. */
export async function removeOldExports({ db, files, clock }: Pick<Services, "db" | "files" | "clock">): Promise<void> {
  const now = clock.now();
  const isOver = or(
    lte(dataExports.expiresAt, now),
    and(isNull(dataExports.finishedAt), lt(dataExports.requestedAt, daysAfter(now, -givenUpAfterDays))),
  );
  for (const { id } of await db.select({ id: dataExports.id }).from(dataExports).where(isOver)) {
    await files.delete(exportKeyOf(id));
    await db.delete(dataExports).where(and(eq(dataExports.id, id), isOver));
  }
}
