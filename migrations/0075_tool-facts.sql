CREATE TABLE "tool_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tool_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tool_slug" text NOT NULL,
	"tool_name" text NOT NULL,
	"kind" text NOT NULL,
	"field" text,
	"before" text,
	"after" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_changes_kind" CHECK ("kind" in ('added', 'changed', 'retired', 'returned')),
	CONSTRAINT "tool_changes_field" CHECK (("tool_changes"."kind" = 'changed') = ("tool_changes"."field" is not null))
);
--> statement-breakpoint
CREATE TABLE "tool_facts" (
	"tool_slug" text NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "tool_facts_tool_slug_kind_pk" PRIMARY KEY("tool_slug","kind"),
	CONSTRAINT "tool_facts_kind" CHECK ("kind" in ('free', 'price', 'platforms', 'api', 'commercial', 'languages')),
	CONSTRAINT "tool_facts_source" CHECK ("tool_facts"."source" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "directory_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"has_offers" boolean NOT NULL,
	"checks_links" boolean NOT NULL,
	CONSTRAINT "directory_settings_one" CHECK ("directory_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "tool_import_rows" (
	"import_id" uuid NOT NULL,
	"tool_slug" text NOT NULL,
	"line" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "tool_import_rows_import_id_tool_slug_pk" PRIMARY KEY("import_id","tool_slug")
);
--> statement-breakpoint
CREATE TABLE "tool_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"added_count" integer NOT NULL,
	"changed_count" integer NOT NULL,
	"same_count" integer NOT NULL,
	"problem_count" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"imported_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tool_links" (
	"tool_slug" text PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"state" text NOT NULL,
	"leads_to" text,
	"http_status" smallint,
	"checked_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	CONSTRAINT "tool_links_state" CHECK ("tool_links"."state" in ('works', 'moved', 'missing', 'unreachable', 'refused'))
);
--> statement-breakpoint
DROP INDEX "tools_category";--> statement-breakpoint
DROP INDEX "tools_position";--> statement-breakpoint
DROP INDEX "tools_name";--> statement-breakpoint
DROP INDEX "tools_price";--> statement-breakpoint
DROP INDEX "tools_new";--> statement-breakpoint
DROP INDEX "tools_discounted";--> statement-breakpoint
DROP INDEX "tools_clicks_total";--> statement-breakpoint
DROP INDEX "tools_upvotes_total";--> statement-breakpoint
DROP INDEX "tools_added_at";--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "agreed_discount" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "edited_columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_facts" ADD CONSTRAINT "tool_facts_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_import_rows" ADD CONSTRAINT "tool_import_rows_import_id_tool_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."tool_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_links" ADD CONSTRAINT "tool_links_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "tool_changes_of_tool" ON "tool_changes" USING btree ("tool_slug","id");--> statement-breakpoint
CREATE INDEX "tool_links_checked_at" ON "tool_links" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "tools_of_category" ON "tools" USING btree ("category_id","slug");--> statement-breakpoint
CREATE INDEX "tools_category" ON "tools" USING btree ("category_id","position","slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_position" ON "tools" USING btree ("position","slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_name" ON "tools" USING btree (lower("name"),"slug","name") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_price" ON "tools" USING btree ("is_paid","position","slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_new" ON "tools" USING btree ("position","slug") WHERE "tools"."is_new" and "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_discounted" ON "tools" USING btree ("position","slug") WHERE "tools"."affiliate_discount" > 0 and "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_clicks_total" ON "tools" USING btree ("clicks_total" DESC NULLS LAST,"position","slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_upvotes_total" ON "tools" USING btree ("upvotes_total" DESC NULLS LAST,"position","slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
CREATE INDEX "tools_added_at" ON "tools" USING btree ("added_at" DESC NULLS LAST,"slug") WHERE "tools"."state" = 'published';--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_state" CHECK ("state" in ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_slug" CHECK ("tools"."slug" <> 'changes');--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_agreed_discount" CHECK ("tools"."agreed_discount" between 0 and 25);--> statement-breakpoint
-- Hand-written from here on.
-- Until now, what was agreed is what was shown.
UPDATE tools SET agreed_discount = affiliate_discount WHERE affiliate_discount > 0;
--> statement-breakpoint
-- What readers were told stays as it was told.
CREATE TRIGGER tool_changes_append_only BEFORE UPDATE OR DELETE ON tool_changes FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
-- As in 0002: every process drops its cached pages, also when a tool is published or retired, or a fact of one changes.
DROP TRIGGER tools_changed ON tools;
--> statement-breakpoint
CREATE TRIGGER tools_changed AFTER INSERT OR DELETE OR UPDATE OF slug, name, description, category_id, website, tags, image_url, logo, is_new, is_paid, affiliate_discount, position, state
ON tools FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER tool_facts_changed AFTER INSERT OR UPDATE OR DELETE ON tool_facts FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER tool_changes_changed AFTER INSERT ON tool_changes FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
