-- Substring search by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a tool's search column is generated from. array_to_string is not IMMUTABLE for every element type, but it is for text.
CREATE FUNCTION catalogue_search_text(name text, description text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(name || E'\n' || description || E'\n' || array_to_string(tags, E'\n'));
