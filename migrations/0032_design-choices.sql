ALTER TABLE "designs" ADD COLUMN "choices" jsonb;--> statement-breakpoint
UPDATE "designs" SET "choices" = jsonb_build_object('variant', "number" - 1);--> statement-breakpoint
ALTER TABLE "designs" ALTER COLUMN "choices" SET NOT NULL;
