import { hostileRows } from "./hostile-requests.ts";
import { queryOnce } from "./test-database.ts";

/** Gives a user the design and the draft of `hostileRows`. */
export async function addHostileRows(databaseUrl: string, userId: string) {
  const { design, draft } = hostileRows;
  const [run] = await queryOnce(
    databaseUrl,
    `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, created_at)
     values (gen_random_uuid(), $1, 'hostile', 'image-generator', 'image', 'easel-studio', 'studio', 'studio-1', 'own-key', 0, 'finished', '{}', now())
     returning id`,
    [userId],
  );
  const [madeDesign] = await queryOnce(
    databaseUrl,
    `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 1, 'Hostile', $3, $4, $5, now(), now()) returning id`,
    [userId, run?.id, design.brief, design.choices, design.document],
  );
  const [madeDraft] = await queryOnce(
    databaseUrl,
    `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
     values ($1, 'draft', 'Hostile', $2, now(), now()) returning id`,
    [userId, draft],
  );
  return { designId: String(madeDesign?.id), draftId: String(madeDraft?.id) };
}
