CREATE TABLE "work_links" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid,
	"conversation_id" uuid,
	"pdf_id" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_links_document" UNIQUE("document_id"),
	CONSTRAINT "work_links_conversation" UNIQUE("conversation_id"),
	CONSTRAINT "work_links_pdf" UNIQUE("pdf_id"),
	CONSTRAINT "work_links_of_one" CHECK (num_nonnulls(document_id, conversation_id, pdf_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "bots" ADD COLUMN "share_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_document_id_tool_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."tool_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_pdf_id_pdf_documents_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdf_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_links_of_user" ON "work_links" USING btree ("user_id");