CREATE TABLE "work_owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	CONSTRAINT "work_owners_one" UNIQUE NULLS NOT DISTINCT("user_id","team_id"),
	CONSTRAINT "work_owners_id" CHECK (num_nonnulls("work_owners"."user_id", "work_owners"."team_id") = 2
        or (num_nonnulls("work_owners"."user_id", "work_owners"."team_id") = 1 and "work_owners"."id" = coalesce("work_owners"."user_id", "work_owners"."team_id")))
);
--> statement-breakpoint
ALTER TABLE "work_owners" ADD CONSTRAINT "work_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_owners" ADD CONSTRAINT "work_owners_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Each user, each team and each member of a team owns work. Triggers, so that no way to add one forgets it, also not that of an earlier
-- version that still runs.
CREATE FUNCTION add_work_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN INSERT INTO work_owners (id, user_id) VALUES (NEW.id, NEW.id);
  ELSIF TG_TABLE_NAME = 'teams' THEN INSERT INTO work_owners (id, team_id) VALUES (NEW.id, NEW.id);
  ELSE INSERT INTO work_owners (id, user_id, team_id) VALUES (gen_random_uuid(), NEW.user_id, NEW.team_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_own_work AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION add_work_owner();
--> statement-breakpoint
CREATE TRIGGER teams_own_work AFTER INSERT ON teams FOR EACH ROW EXECUTE FUNCTION add_work_owner();
--> statement-breakpoint
CREATE TRIGGER team_members_own_work AFTER INSERT ON team_members FOR EACH ROW EXECUTE FUNCTION add_work_owner();
--> statement-breakpoint
INSERT INTO work_owners (id, user_id) SELECT id, id FROM users;
--> statement-breakpoint
INSERT INTO work_owners (id, team_id) SELECT id, id FROM teams;
--> statement-breakpoint
INSERT INTO work_owners (id, user_id, team_id) SELECT gen_random_uuid(), user_id, team_id FROM team_members;
--> statement-breakpoint
-- Gives all work of an owner to another: of whatever table refers to owners, so that none is forgotten.
CREATE FUNCTION move_work(from_owner uuid, to_owner uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE referring record;
BEGIN
  FOR referring IN
    SELECT c.conrelid::regclass AS name, a.attname AS owner
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'work_owners'::regclass
    ORDER BY 1
  LOOP
    EXECUTE format('UPDATE %s SET %I = $2 WHERE %I = $1', referring.name, referring.owner, referring.owner) USING from_owner, to_owner;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_keys" DROP CONSTRAINT "provider_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "kept_answers" DROP CONSTRAINT "kept_answers_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "bots" DROP CONSTRAINT "bots_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shared_bots" DROP CONSTRAINT "shared_bots_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_answers" DROP CONSTRAINT "chat_answers_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_files" DROP CONSTRAINT "chat_files_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "brand_kits" DROP CONSTRAINT "brand_kits_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "design_assets" DROP CONSTRAINT "design_assets_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "design_fonts" DROP CONSTRAINT "design_fonts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "designs" DROP CONSTRAINT "designs_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "pdf_documents" DROP CONSTRAINT "pdf_documents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "pdf_questions" DROP CONSTRAINT "pdf_questions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "tool_documents" DROP CONSTRAINT "tool_documents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "run_links" DROP CONSTRAINT "run_links_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "work_links" DROP CONSTRAINT "work_links_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
CREATE INDEX "work_owners_team" ON "work_owners" USING btree ("team_id") WHERE "work_owners"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_keys" ADD CONSTRAINT "provider_keys_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_bots" ADD CONSTRAINT "shared_bots_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_assets" ADD CONSTRAINT "design_assets_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_fonts" ADD CONSTRAINT "design_fonts_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_documents" ADD CONSTRAINT "pdf_documents_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_questions" ADD CONSTRAINT "pdf_questions_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_documents" ADD CONSTRAINT "tool_documents_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_links" ADD CONSTRAINT "run_links_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_links" ADD CONSTRAINT "work_links_user_id_work_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."work_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_holds_team" ON "credit_holds" USING btree ("team_id","created_at") WHERE "credit_holds"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_of_member" ON "runs" USING btree ("member_id") WHERE "runs"."member_id" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_team" CHECK (("runs"."team_id" is null) = ("runs"."payer_id" is null));--> statement-breakpoint
-- As before, and the team of a hold never changes either.
CREATE OR REPLACE FUNCTION guard_credit_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'held' THEN
    RAISE EXCEPTION 'a hold that is % is never resolved again', OLD.state USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_holds_resolved_once';
  END IF;
  IF (NEW.user_id, NEW.number, NEW.amount, NEW.spender_id, NEW.team_id, NEW.created_at)
    IS DISTINCT FROM (OLD.user_id, OLD.number, OLD.amount, OLD.spender_id, OLD.team_id, OLD.created_at)
  THEN
    RAISE EXCEPTION 'what was held never changes' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_holds_fixed';
  END IF;
  RETURN NEW;
END
$$;
