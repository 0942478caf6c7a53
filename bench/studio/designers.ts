import { randomUUID } from "node:crypto";
import { hashPassword } from "#accounts/password-hash.ts";
import { identities, users } from "#accounts/schema.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { runs } from "#runs/schema.ts";
import { composeDesign } from "#studio/engine/compose-design.ts";
import { readFonts } from "#studio/engine/type/fonts.ts";
import type { Brief, DesignDocument } from "#studio/index.ts";
import { designs } from "#tools/design/schema.ts";

export interface Designer {
  readonly email: string;
  readonly designId: string;
}

const password = "correct horse battery";

/** An account for each brief, with the design that a run would have left. @param change what was done to the document since. */
export async function addDesigners(
  databaseUrl: string,
  briefs: readonly Brief[],
  change: (document: DesignDocument) => DesignDocument = (document) => document,
): Promise<readonly Designer[]> {
  const hash = await hashPassword(password);
  const { typesetter } = await readFonts();
  const { db, close } = connectDatabase(databaseUrl, 2, console.error);
  const now = new Date();
  const made: Designer[] = [];
  for (const brief of briefs) {
    const runId = randomUUID();
    const email = `${runId}@bench.example`;
    const person = { name: "Ada", email, emailVerified: true, firstName: "Ada" };
    const [user] = await db.insert(users).values(person).returning({ id: users.id });
    const userId = user?.id ?? "";
    await db.insert(identities).values({ userId, providerId: "credential", accountId: userId, password: hash });
    const engine = { engine: "easel-studio", vendor: "studio", model: "studio-1", payer: "own-key" } as const;
    const asked = { tool: "image-generator", kind: "image", settings: {}, idempotencyKey: "bench-run" } as const;
    await db
      .insert(runs)
      .values({ id: runId, userId, ...engine, ...asked, maxAic: 0, state: "finished", createdAt: now });
    const { design, choices } = composeDesign(brief, typesetter);
    const document = change(design);
    const stored = { userId, runId, number: 1, title: "Jazz", brief, choices, document };
    const [row] = await db
      .insert(designs)
      .values({ ...stored, createdAt: now, updatedAt: now })
      .returning({ id: designs.id });
    made.push({ email, designId: row?.id ?? "" });
  }
  await close();
  return made;
}

/** @returns the cookies of a session, as a browser sends them. */
export async function signIn(url: string, { email }: Designer): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`a sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
