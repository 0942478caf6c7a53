CREATE TABLE "visitor_drawings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "visitor_drawings_old" ON "visitor_drawings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_free" ON "runs" USING btree ("user_id") WHERE "runs"."payer" = 'free';