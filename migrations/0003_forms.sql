ALTER TABLE "mailbox_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mailbox_mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "early_access_signups" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_digest_unique" UNIQUE("digest");