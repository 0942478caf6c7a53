import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { avatarKeyOf } from "../picture/avatar-file.ts";
import { dataExports, profiles, users } from "../schema.ts";
import { daysAfter, exportDays, exportKeyOf } from "./data-export.ts";
import { accountParts } from "./export-account.ts";
import type { DataOwner, PersonalDataSource } from "./personal-data-source.ts";
import type { MakeExport } from "./request-export.ts";
import { type ArchiveFile, writeArchive } from "./write-archive.ts";

/**
 * Makes the archive that was asked for, and mails its owner that it is there. Run twice it makes the same one, and one mail. Where the
 * request is gone (the account was removed meanwhile), nothing stays.
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
  const archive = await writeArchive(listFiles(services, sources, request), clock.now());
  await files.put(key, archive);
  const finishedAt = clock.now();
  const expiresAt = daysAfter(finishedAt, exportDays);
  const isKept = await db.transaction(async (transaction) => {
    const finished = await transaction
      .update(dataExports)
      .set({ finishedAt, fileKey: key, bytes: archive.byteLength, expiresAt })
      .where(and(eq(dataExports.id, exportId), isNull(dataExports.finishedAt)))
      .returning({ id: dataExports.id });
    if (finished.length === 0) return false;
    await sendMail(transaction, jobs, createDataMails(config).exportReady(request.email, expiresAt));
    return true;
  });
  if (!isKept && !(await findRequest(db, exportId))) await files.delete(key);
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
): AsyncGenerator<ArchiveFile> {
  const product = config.product.name;
  const encode = (text: string) => new TextEncoder().encode(text);
  yield { name: "README.txt", bytes: encode(readMe(product)), compress: true };
  const foreign = sources.map(({ name, exportFor }) => ({ name, read: () => exportFor(db, owner) }));
  for (const { name, read } of [...accountParts(db, owner.userId), ...foreign]) {
    yield { name: `${name}.json`, bytes: encode(`${JSON.stringify(await read(), null, 2)}\n`), compress: true };
  }
  const avatarKey = avatarKeyOf(owner.avatarUrl);
  const avatar = avatarKey ? await files.find(avatarKey) : undefined;
  if (avatar) yield { name: "picture.webp", bytes: avatar, compress: false };
}

const readMe = (product: string): string => `What ${product} keeps about you.

Each .json file holds one kind of data as text that programs read; picture.webp is your picture, if you have one. Times are UTC.
Passwords, keys and tokens are not among it: we keep most of them in a form that nobody can read, and a copy would only be a risk to you.
`;
