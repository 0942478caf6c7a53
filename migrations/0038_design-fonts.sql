CREATE TABLE "design_fonts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	"right_confirmed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_fonts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "design_fonts" ADD CONSTRAINT "design_fonts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_fonts_of_user" ON "design_fonts" USING btree ("user_id","created_at");