CREATE TABLE "tool_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tool_slug" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tool_pictures_kind_known" CHECK ("tool_pictures"."kind" in ('screenshot', 'logo')),
	CONSTRAINT "tool_pictures_state_known" CHECK ("tool_pictures"."state" in ('waiting', 'published', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "maker_logo" text;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "screenshots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_pictures" ADD CONSTRAINT "tool_pictures_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_pictures" ADD CONSTRAINT "tool_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_pictures_key" ON "tool_pictures" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_pictures_one_logo" ON "tool_pictures" USING btree ("tool_slug","state") WHERE "tool_pictures"."kind" = 'logo';--> statement-breakpoint
CREATE INDEX "tool_pictures_tool" ON "tool_pictures" USING btree ("tool_slug","position");--> statement-breakpoint
CREATE INDEX "tool_pictures_user" ON "tool_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_pictures_state" ON "tool_pictures" USING btree ("state","created_at");--> statement-breakpoint
-- Cached pages show them.
CREATE TRIGGER tools_pictured AFTER UPDATE OF maker_logo, screenshots ON tools
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
