CREATE TABLE "pdf_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"page_count" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	"word_forms" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "pdf_documents_key" UNIQUE("key"),
	CONSTRAINT "pdf_documents_page_count" CHECK ("pdf_documents"."page_count" > 0),
	CONSTRAINT "pdf_documents_bytes" CHECK ("pdf_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "pdf_passages" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "pdf_passages_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "pdf_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"run_id" uuid,
	"text" text NOT NULL,
	"passages" integer[] NOT NULL,
	"engine" text NOT NULL,
	"model_name" text NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"payer" text NOT NULL,
	"price_aic" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pdf_questions_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "pdf_questions_failed_costs_nothing" CHECK ("pdf_questions"."state" <> 'failed' or "pdf_questions"."price_aic" = 0)
);
--> statement-breakpoint
ALTER TABLE "pdf_documents" ADD CONSTRAINT "pdf_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_passages" ADD CONSTRAINT "pdf_passages_document_id_pdf_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pdf_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_questions" ADD CONSTRAINT "pdf_questions_document_id_pdf_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."pdf_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_questions" ADD CONSTRAINT "pdf_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_questions" ADD CONSTRAINT "pdf_questions_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdf_documents_of_user" ON "pdf_documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pdf_documents_deleted" ON "pdf_documents" USING btree ("deleted_at") WHERE "pdf_documents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "pdf_questions_of_document" ON "pdf_questions" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pdf_questions_running" ON "pdf_questions" USING btree ("document_id") WHERE "pdf_questions"."state" = 'running';