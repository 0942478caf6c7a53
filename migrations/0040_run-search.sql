-- What the library finds runs by: every text of the settings, and the beginning of the output. A tsvector takes 1 MB; settings come in
-- requests of 64 kB. A database with the C locale lowers ASCII letters alone; Unicode's rules are taken from ICU there.
CREATE FUNCTION run_search(settings jsonb, output text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_to_tsvector('simple', lower(settings::text)::jsonb, '["string"]') || to_tsvector('simple', lower(left(output, 50000)));
--> statement-breakpoint
DO $$
BEGIN
  IF lower('Ä') <> 'ä' AND EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN
    CREATE OR REPLACE FUNCTION run_search(settings jsonb, output text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN jsonb_to_tsvector('simple', lower(settings::text COLLATE "und-x-icu")::jsonb, '["string"]')
      || to_tsvector('simple', lower(left(output, 50000) COLLATE "und-x-icu"));
  END IF;
END
$$;
--> statement-breakpoint
-- Not in schema.ts: queries that read whole rows would read it, too. Null for runs that the library doesn't list.
ALTER TABLE "runs" ADD COLUMN "search" tsvector GENERATED ALWAYS AS
  (CASE WHEN api_key_id IS NULL AND tool <> 'chat' THEN run_search(settings, output) END) STORED;
--> statement-breakpoint
CREATE INDEX "runs_search" ON "runs" USING gin ("search") WHERE search IS NOT NULL;
