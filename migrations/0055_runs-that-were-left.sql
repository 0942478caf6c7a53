ALTER TABLE "runs" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "taken_at" timestamp with time zone;