ALTER TABLE "webhook_events" ADD COLUMN "waits_for" text;--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("provider","waits_for") WHERE "webhook_events"."waits_for" is not null;
