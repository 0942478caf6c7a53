ALTER TABLE "user_subscriptions" ADD COLUMN "paid_plan_id" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "paid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_paid" CHECK (("paid_plan_id" is null) = ("paid_from" is null) and ("paid_plan_id" is null) = ("paid_until" is null));--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "recorded_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "webhook_events_user" ON "webhook_events" USING btree ("user_id");
