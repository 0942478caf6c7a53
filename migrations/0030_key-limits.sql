ALTER TABLE "provider_keys" ADD COLUMN "monthly_tokens_max" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tokens_max" integer;--> statement-breakpoint
CREATE INDEX "runs_of_own_keys" ON "runs" USING btree ("user_id","vendor","created_at") WHERE "runs"."payer" = 'own-key' and "runs"."kind" = 'text';--> statement-breakpoint
ALTER TABLE "provider_keys" ADD CONSTRAINT "provider_keys_limit" CHECK ("provider_keys"."monthly_tokens_max" > 0 and "provider_keys"."monthly_tokens_max" % 1000 = 0);