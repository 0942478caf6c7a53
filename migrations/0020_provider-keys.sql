CREATE TABLE "provider_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"sealed" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"ending" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "provider_keys_of_vendor" UNIQUE("user_id","vendor"),
	CONSTRAINT "provider_keys_state" CHECK ("provider_keys"."state" in ('checked', 'not-checked')),
	CONSTRAINT "provider_keys_ending" CHECK (length("provider_keys"."ending") <= 4)
);
--> statement-breakpoint
ALTER TABLE "provider_keys" ADD CONSTRAINT "provider_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_keys_version" ON "provider_keys" USING btree ("key_version","id");