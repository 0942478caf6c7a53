ALTER TABLE "teams" ADD COLUMN "sso_provider_id" text;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_sso_provider" UNIQUE("sso_provider_id");