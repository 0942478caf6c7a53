CREATE TABLE "operator_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"reason" text NOT NULL,
	"detail" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_actions_reason" CHECK (length("operator_actions"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_actions_subject" ON "operator_actions" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_actions_operator" ON "operator_actions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("created_at","id") WHERE "users"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at","id") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "users_email_part" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_part" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint

-- The audit log only grows. What a deleted account leaves may be forgotten: its operator, and its name.
CREATE FUNCTION refuse_operator_action_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nothing is lost.
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM operator_actions) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.action, NEW.subject_kind, NEW.subject_id, NEW.reason, NEW.detail, NEW.happened_at)
      = (OLD.id, OLD.action, OLD.subject_kind, OLD.subject_id, OLD.reason, OLD.detail, OLD.happened_at)
    AND (NEW.operator_id IS NULL OR NEW.operator_id = OLD.operator_id)
    AND NEW.subject_name IN (OLD.subject_name, '')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log of operators is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_actions_only_grow BEFORE UPDATE OR DELETE ON operator_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_operator_action_change();
--> statement-breakpoint
CREATE TRIGGER operator_actions_not_emptied BEFORE TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_operator_action_change();
