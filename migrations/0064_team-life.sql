CREATE TABLE "team_presence" (
	"work_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_presence_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "brand_logo_key" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "offered_to" uuid;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "allows_copies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "team_presence" ADD CONSTRAINT "team_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_presence_user" ON "team_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_presence_seen" ON "team_presence" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_offered_to_users_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_member" ON "api_keys" USING btree ("member_id") WHERE "api_keys"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "design_versions_changed_by" ON "design_versions" USING btree ("changed_by") WHERE "design_versions"."changed_by" is not null;--> statement-breakpoint
CREATE INDEX "designs_changed_by" ON "designs" USING btree ("changed_by") WHERE "designs"."changed_by" is not null;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_brand_logo" UNIQUE("brand_logo_key");--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_brand_color" CHECK ("teams"."brand_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_closed" CHECK ("teams"."closed_at" is null or "teams"."ended_at" is not null);