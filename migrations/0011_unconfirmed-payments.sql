ALTER TABLE "checkouts" ADD COLUMN "reported_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
CREATE INDEX "webhook_events_unconfirmed" ON "webhook_events" USING btree ("checkout_id") WHERE "webhook_events"."checkout_id" is not null and "webhook_events"."status" in ('received', 'failed', 'quarantined');