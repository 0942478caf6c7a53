CREATE TABLE "bot_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bot_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"instructions" text NOT NULL,
	"engine" text,
	"picture_key" text,
	"share_token" text,
	"shares_files" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bots_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "shared_bots" (
	"user_id" uuid NOT NULL,
	"bot_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_bots_user_id_bot_id_pk" PRIMARY KEY("user_id","bot_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "bot_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "bot_name" text;--> statement-breakpoint
ALTER TABLE "bot_files" ADD CONSTRAINT "bot_files_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_bots" ADD CONSTRAINT "shared_bots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_bots" ADD CONSTRAINT "shared_bots_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_files_of_bot" ON "bot_files" USING btree ("bot_id","created_at");--> statement-breakpoint
CREATE INDEX "bots_of_user" ON "bots" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bots_of_picture" ON "bots" USING btree ("picture_key") WHERE "bots"."picture_key" is not null;--> statement-breakpoint
CREATE INDEX "bots_deleted" ON "bots" USING btree ("deleted_at") WHERE "bots"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "shared_bots_of_bot" ON "shared_bots" USING btree ("bot_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_bot" ON "conversations" USING btree ("bot_id") WHERE "conversations"."bot_id" is not null;