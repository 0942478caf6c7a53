-- A database with the C locale, as the embedded one has, lowers ASCII letters alone: "Éclair" was not found by "éclair", nor by itself.
-- Unicode's own rules are taken from ICU there; a database whose locale lowers all letters keeps its own.
DO $$
BEGIN
  IF lower('Ä') <> 'ä' AND EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN
    CREATE OR REPLACE FUNCTION catalogue_search_text(name text, description text, tags text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN lower((name || E'\n' || description || E'\n' || array_to_string(tags, E'\n')) COLLATE "und-x-icu");
  END IF;
END
$$;
--> statement-breakpoint
-- Generated columns are computed when a row is written: this writes each once.
UPDATE tools SET name = name;
