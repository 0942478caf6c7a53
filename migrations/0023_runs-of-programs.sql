DROP INDEX "runs_latest";--> statement-breakpoint
CREATE INDEX "runs_latest" ON "runs" USING btree ("user_id","created_at") WHERE "runs"."api_key_id" is null;