ALTER TABLE "users" ADD COLUMN "links_offline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bots" ADD COLUMN "share_offline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_links" ADD COLUMN "offline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_links" ADD COLUMN "offline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_links" ADD COLUMN "offline_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_of_picture" ON "profiles" USING btree ("avatar_url") WHERE "profiles"."avatar_url" is not null;