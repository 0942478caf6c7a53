CREATE TABLE "billing_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "billing_mails_user" ON "billing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_mails_created" ON "billing_mails" USING btree ("created_at");