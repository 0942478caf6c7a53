CREATE TABLE "catalogue_seed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"hue" smallint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_marks" (
	"hour" timestamp with time zone NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "click_marks_hour_digest_pk" PRIMARY KEY("hour","digest")
);
--> statement-breakpoint
CREATE TABLE "click_salts" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engines" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"description" text NOT NULL,
	"website" text NOT NULL,
	"tags" text[] NOT NULL,
	"kind" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"logo" text,
	"api" text NOT NULL,
	"note" text,
	"models" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "engines_website" CHECK ("engines"."website" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "quick_apps" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"features" text[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_clicks" (
	"tool_slug" text NOT NULL,
	"day" date NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "tool_clicks_tool_slug_day_pk" PRIMARY KEY("tool_slug","day")
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"website" text NOT NULL,
	"tags" text[] NOT NULL,
	"image_url" text,
	"logo" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_paid" boolean NOT NULL,
	"affiliate_discount" smallint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 1000000 NOT NULL,
	"clicks_total" bigint DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (catalogue_search_text(name, description, tags)) STORED NOT NULL,
	CONSTRAINT "tools_affiliate_discount" CHECK ("tools"."affiliate_discount" between 0 and 25),
	CONSTRAINT "tools_website" CHECK ("tools"."website" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "mailbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "early_access_signups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "early_access_signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"discount_percent" bigint NOT NULL,
	"bot_checked" boolean NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "early_access_signups_email_unique" UNIQUE("email"),
	CONSTRAINT "early_access_signups_code_unique" UNIQUE("code"),
	CONSTRAINT "early_access_email_lower" CHECK ("early_access_signups"."email" = lower("early_access_signups"."email")),
	CONSTRAINT "early_access_discount" CHECK ("early_access_signups"."discount_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_email_lower" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
ALTER TABLE "tool_clicks" ADD CONSTRAINT "tool_clicks_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tools_search_text" ON "tools" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tools_category" ON "tools" USING btree ("category_id","position","slug");--> statement-breakpoint
CREATE INDEX "tools_position" ON "tools" USING btree ("position","slug");--> statement-breakpoint
CREATE INDEX "tools_name" ON "tools" USING btree (lower("name"),"slug","name");--> statement-breakpoint
CREATE INDEX "tools_price" ON "tools" USING btree ("is_paid","position","slug");--> statement-breakpoint
CREATE INDEX "tools_new" ON "tools" USING btree ("position","slug") WHERE "tools"."is_new";--> statement-breakpoint
CREATE INDEX "tools_discounted" ON "tools" USING btree ("position","slug") WHERE "tools"."affiliate_discount" > 0;--> statement-breakpoint
CREATE INDEX "tools_tags" ON "tools" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tools_clicks_total" ON "tools" USING btree ("clicks_total" DESC NULLS LAST,"position","slug");--> statement-breakpoint
CREATE INDEX "tools_added_at" ON "tools" USING btree ("added_at" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "mailbox_mails_sent_at" ON "mailbox_mails" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");