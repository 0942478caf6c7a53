CREATE TABLE "design_links" (
	"design_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_links" ADD CONSTRAINT "design_links_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_deleted" ON "designs" USING btree ("deleted_at") WHERE "designs"."deleted_at" is not null;