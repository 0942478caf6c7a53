-- What the library finds runs by, folded as every search (0055): each text of the settings, and the beginning of the output. Folded are the
-- texts, not their JSON, in which a wide quotation mark would become one that ends a string. A tsvector takes 1 MB; folding can make a text
-- eleven times as long, so what is kept of it has a bound.
CREATE OR REPLACE FUNCTION run_search(settings jsonb, output text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple', left(search_fold((
    SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(settings, 'strict $.**') AS value WHERE jsonb_typeof(value) = 'string'
  )), 70000))
  || to_tsvector('simple', left(search_fold(left(output, 50000)), 50000));
--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "search";
--> statement-breakpoint
-- Not in schema.ts: queries that read whole rows would read it, too. Null for runs that the library doesn't list.
ALTER TABLE "runs" ADD COLUMN "search" tsvector GENERATED ALWAYS AS
  (CASE WHEN api_key_id IS NULL AND tool <> 'chat' THEN run_search(settings, output) END) STORED;
--> statement-breakpoint
CREATE INDEX "runs_search" ON "runs" USING gin ("search") WHERE search IS NOT NULL;
--> statement-breakpoint
-- What a search of conversations looks in. Folding takes half a microsecond a character, too long for all that a user ever wrote at each search.
-- Not in schema.ts, either.
ALTER TABLE "chat_messages" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_fold(text)) STORED;
--> statement-breakpoint
ALTER TABLE "chat_answers" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_fold(text)) STORED;
