CREATE TABLE "view_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" text,
	"operator_id" uuid,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_consents" ADD CONSTRAINT "view_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_consents" ADD CONSTRAINT "view_consents_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;