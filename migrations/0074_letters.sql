CREATE TABLE "letter_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"letter_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_recipients_state_known" CHECK ("letter_recipients"."state" in ('waiting', 'sending', 'sent', 'skipped', 'refused', 'blocked', 'failed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"segment" text NOT NULL,
	"joined_since" date,
	"joined_before" date,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"recipients_max" integer,
	"taken_up_to" bigint DEFAULT 0 NOT NULL,
	"take_up_to" bigint,
	"batch" integer DEFAULT 0 NOT NULL,
	"progress_at" timestamp with time zone,
	"results" jsonb,
	CONSTRAINT "letters_list_known" CHECK ("letters"."list" in ('newsletter', 'early-access')),
	CONSTRAINT "letters_segment_known" CHECK ("letters"."segment" in ('all', 'without-account', 'code-unused')),
	CONSTRAINT "letters_state_known" CHECK ("letters"."state" in ('draft', 'sending', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "letters_started" CHECK (("letters"."state" = 'draft') = ("letters"."started_at" is null)),
	CONSTRAINT "letters_ended" CHECK (("letters"."state" in ('sent', 'cancelled')) = ("letters"."ended_at" is not null)),
	CONSTRAINT "letters_take_up_to" CHECK (("letters"."started_at" is null) = ("letters"."take_up_to" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name"),
	CONSTRAINT "answer_templates_name" CHECK (length("answer_templates"."name") between 1 and 80),
	CONSTRAINT "answer_templates_text" CHECK (length("answer_templates"."text") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD COLUMN "letters_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_recipients_member" ON "letter_recipients" USING btree ("letter_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_recipients_email" ON "letter_recipients" USING btree ("letter_id","email");--> statement-breakpoint
CREATE INDEX "letter_recipients_state" ON "letter_recipients" USING btree ("letter_id","state","due_at");--> statement-breakpoint
CREATE INDEX "letter_recipients_address" ON "letter_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "letters_state" ON "letters" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "letters_changed_at" ON "letters" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "contact_messages_part" ON "contact_messages" USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops, "message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "early_access_part" ON "early_access_signups" USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops, "code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_email_part" ON "newsletter_subscriptions" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state_known" CHECK ("contact_messages"."state" in ('open', 'answered', 'closed'));