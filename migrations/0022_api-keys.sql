CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"minute_max" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_digest" UNIQUE("digest"),
	CONSTRAINT "api_keys_minute_max" CHECK ("api_keys"."minute_max" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_limits" ALTER COLUMN "monthly_max" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_limits" ADD COLUMN "total_max" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_of_keys" ON "runs" USING btree ("user_id","api_key_id") WHERE "runs"."api_key_id" is not null;--> statement-breakpoint
ALTER TABLE "credit_limits" ADD CONSTRAINT "credit_limits_total_max" CHECK ("credit_limits"."total_max" >= 0);