ALTER TABLE "teams" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_picture" UNIQUE("picture_key");