-- Substring search by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a tool's search column is generated from. array_to_string is not IMMUTABLE for every element type, but it is for text.
CREATE FUNCTION catalogue_search_text(name text, description text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(name || E'\n' || description || E'\n' || array_to_string(tags, E'\n'));
--> statement-breakpoint
-- A database with the C locale, as the embedded one has, lowers ASCII letters alone: "Éclair" would not be found by "éclair", nor by itself.
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
