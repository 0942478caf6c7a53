CREATE TABLE "promotion_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"months" integer NOT NULL,
	"uses_max" integer,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_codes_code" CHECK ("promotion_codes"."code" ~ '^[A-Z0-9]{3,30}$'),
	CONSTRAINT "promotion_codes_percent" CHECK ("promotion_codes"."percent" between 1 and 90),
	CONSTRAINT "promotion_codes_months" CHECK ("promotion_codes"."months" between 1 and 36),
	CONSTRAINT "promotion_codes_uses_max" CHECK ("promotion_codes"."uses_max" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "promotion_code" text;--> statement-breakpoint
CREATE INDEX "checkouts_promotion" ON "checkouts" USING btree ("promotion_code","created_at") WHERE "checkouts"."promotion_code" is not null;