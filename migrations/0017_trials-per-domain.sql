ALTER TABLE "checkouts" ADD COLUMN "with_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "domain_digest" "bytea";--> statement-breakpoint
CREATE INDEX "checkouts_domain" ON "checkouts" USING btree ("domain_digest","created_at") WHERE "checkouts"."domain_digest" is not null;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_domain_digest" CHECK ("checkouts"."domain_digest" is null or "checkouts"."with_trial");