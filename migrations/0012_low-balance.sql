ALTER TABLE "user_credits" ADD COLUMN "is_low_balance_mark_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_credits" ADD COLUMN "low_balance_mailed_at" timestamp with time zone;
