CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"is_on" boolean NOT NULL,
	"failing_since" timestamp with time zone,
	"switched_off" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"duration_ms" integer,
	"answer" text,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_messages_key" UNIQUE("endpoint_id","key"),
	CONSTRAINT "webhook_messages_state" CHECK ("webhook_messages"."state" in ('waiting', 'delivered', 'failed', 'skipped')),
	CONSTRAINT "webhook_messages_answer" CHECK (length("webhook_messages"."answer") <= 1024)
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user" ON "webhook_endpoints" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_log" ON "webhook_messages" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("endpoint_id","due_at") WHERE "webhook_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_claimed" ON "webhook_messages" USING btree ("endpoint_id") WHERE "webhook_messages"."claimed_until" is not null;--> statement-breakpoint
CREATE INDEX "webhook_messages_created_at" ON "webhook_messages" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_secrets_endpoint" ON "webhook_secrets" USING btree ("endpoint_id");