DROP INDEX "referrals_pending";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "discount_percent" integer;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "discount_months" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "discount_percent" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "discount_months" integer;--> statement-breakpoint
CREATE INDEX "referrals_pending" ON "referrals" USING btree ("id") WHERE "referrals"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_discount" CHECK (("checkouts"."discount_percent" is null) = ("checkouts"."discount_months" is null) and ("checkouts"."discount_percent" is null or "checkouts"."discount_code" is not null));--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_discount" CHECK (("user_subscriptions"."discount_percent" is null) = ("user_subscriptions"."discount_months" is null));