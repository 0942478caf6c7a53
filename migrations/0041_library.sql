CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand_kit_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "runs_latest";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "runs" SET "stored_bytes" = f.bytes FROM (SELECT run_id, sum(bytes) AS bytes FROM run_files GROUP BY run_id) f WHERE f.run_id = runs.id;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_of_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_library" ON "runs" USING btree ("user_id","created_at","id") WHERE api_key_id is null and deleted_at is null and tool <> 'chat';--> statement-breakpoint
CREATE INDEX "runs_made_with" ON "runs" USING btree ("user_id","tool","engine") WHERE api_key_id is null and deleted_at is null and tool <> 'chat';--> statement-breakpoint
CREATE INDEX "runs_stored" ON "runs" USING btree ("user_id","stored_bytes","deleted_at") WHERE stored_bytes > 0;--> statement-breakpoint
CREATE INDEX "runs_of_project" ON "runs" USING btree ("project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX "runs_deleted" ON "runs" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_of_project" ON "conversations" USING btree ("project_id") WHERE project_id is not null;