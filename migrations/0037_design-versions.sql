CREATE TABLE "design_versions" (
	"design_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brief" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"label" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_versions_number" PRIMARY KEY("design_id","number")
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;