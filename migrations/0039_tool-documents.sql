CREATE TABLE "tool_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tool_documents" ADD CONSTRAINT "tool_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_documents_of_user" ON "tool_documents" USING btree ("user_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "tool_documents_deleted" ON "tool_documents" USING btree ("deleted_at") WHERE "tool_documents"."deleted_at" is not null;