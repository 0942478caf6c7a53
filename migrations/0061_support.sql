CREATE TABLE "support_hours" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"hours" integer NOT NULL,
	CONSTRAINT "support_hours_plan_known" CHECK ("support_hours"."plan_id" in ('free', 'pro', 'business')),
	CONSTRAINT "support_hours_range" CHECK ("support_hours"."hours" between 1 and 720)
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"is_from_operator" boolean NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"plan_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "support_requests_state_known" CHECK ("support_requests"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "support_requests_plan_known" CHECK ("support_requests"."plan_id" in ('free', 'pro', 'business')),
	CONSTRAINT "support_requests_due" CHECK (("support_requests"."state" = 'open') = ("support_requests"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_request" ON "support_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "support_requests_state" ON "support_requests" USING btree ("state","due_at");