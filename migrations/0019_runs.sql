CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"tool" text NOT NULL,
	"engine" text NOT NULL,
	"vendor" text NOT NULL,
	"model" text NOT NULL,
	"payer" text NOT NULL,
	"max_aic" integer NOT NULL,
	"hold_number" bigint,
	"state" text NOT NULL,
	"price_aic" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"settings" jsonb NOT NULL,
	"output" text DEFAULT '' NOT NULL,
	"tokens" jsonb,
	"first_output_ms" integer,
	"duration_ms" integer,
	"is_saved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "runs_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "runs_price" CHECK ("runs"."price_aic" between 0 and "runs"."max_aic"),
	CONSTRAINT "runs_hold" CHECK (("runs"."payer" = 'credits') = ("runs"."hold_number" is not null)),
	CONSTRAINT "runs_failed_costs_nothing" CHECK ("runs"."state" <> 'failed' or "runs"."price_aic" = 0)
);
--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_history" ON "runs" USING btree ("user_id","tool","created_at");--> statement-breakpoint
CREATE INDEX "runs_running" ON "runs" USING btree ("created_at") WHERE "runs"."state" = 'running';