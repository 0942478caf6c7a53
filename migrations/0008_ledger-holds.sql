-- A hold is resolved by one journal row, a second one is impossible whoever writes it.
CREATE UNIQUE INDEX "credit_transactions_resolves_once" ON "credit_transactions" USING btree ("user_id","hold_number") WHERE "credit_transactions"."hold_number" is not null;
--> statement-breakpoint
-- Of a hold only its end changes: that it is resolved, and how.
CREATE OR REPLACE FUNCTION guard_credit_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'held' THEN
    RAISE EXCEPTION 'a hold that is % is never resolved again', OLD.state USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_holds_resolved_once';
  END IF;
  IF (NEW.user_id, NEW.number, NEW.amount, NEW.spender_id, NEW.created_at)
    IS DISTINCT FROM (OLD.user_id, OLD.number, OLD.amount, OLD.spender_id, OLD.created_at)
  THEN
    RAISE EXCEPTION 'what was held never changes' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_holds_fixed';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER credit_holds_no_truncate BEFORE TRUNCATE ON credit_holds FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_lots_no_truncate BEFORE TRUNCATE ON credit_lots FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER user_credits_no_truncate BEFORE TRUNCATE ON user_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
-- For exports and for proofs, which look at closed lots too.
CREATE INDEX "credit_lots_user" ON "credit_lots" USING btree ("user_id");
