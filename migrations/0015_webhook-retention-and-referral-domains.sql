CREATE TABLE "webhook_counts" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"event_name" text NOT NULL,
	"status" text NOT NULL,
	"events" integer NOT NULL,
	"deliveries" integer NOT NULL,
	CONSTRAINT "webhook_counts_day_provider_event_name_status_pk" PRIMARY KEY("day","provider","event_name","status")
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "domain_digest" "bytea";--> statement-breakpoint
CREATE INDEX "webhook_events_done" ON "webhook_events" USING btree ("processed_at") WHERE "webhook_events"."status" in ('processed', 'ignored') and "webhook_events"."waits_for" is null;--> statement-breakpoint
CREATE INDEX "referrals_domain" ON "referrals" USING btree ("domain_digest","completed_at") WHERE "referrals"."completed_at" is not null;