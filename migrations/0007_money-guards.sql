-- The journal is written once: no row of it is ever changed or removed, whoever asks.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', CONSTRAINT = 'journal_is_append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER credit_transactions_append_only BEFORE UPDATE OR DELETE ON credit_transactions FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_transactions_no_truncate BEFORE TRUNCATE ON credit_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_no_truncate BEFORE TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
-- Holds and lots are kept as well; of a lot only what is left changes, and its end may only come sooner.
CREATE TRIGGER credit_holds_kept BEFORE DELETE ON credit_holds FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_lots_kept BEFORE DELETE ON credit_lots FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE FUNCTION guard_credit_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.user_id, NEW.bucket, NEW.source, NEW.origin_id, NEW.amount, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.bucket, OLD.source, OLD.origin_id, OLD.amount, OLD.created_at)
    OR (OLD.expires_at IS NOT NULL AND (NEW.expires_at IS NULL OR NEW.expires_at > OLD.expires_at))
  THEN
    RAISE EXCEPTION 'what a lot was granted for never changes' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_lots_fixed';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER credit_lots_fixed BEFORE UPDATE ON credit_lots FOR EACH ROW EXECUTE FUNCTION guard_credit_lot();
--> statement-breakpoint
-- A hold is resolved once, and of it only its end changes: that it is resolved, and how.
CREATE FUNCTION guard_credit_hold() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER credit_holds_resolved_once BEFORE UPDATE ON credit_holds FOR EACH ROW EXECUTE FUNCTION guard_credit_hold();
--> statement-breakpoint
-- The numbers of the journal have no gaps and never go back.
CREATE FUNCTION guard_user_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) THEN
    RAISE EXCEPTION 'journal numbers go up by one' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'user_credits_number_by_one';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_credits_number_by_one BEFORE UPDATE ON user_credits FOR EACH ROW EXECUTE FUNCTION guard_user_credits();
--> statement-breakpoint
CREATE TRIGGER credit_holds_no_truncate BEFORE TRUNCATE ON credit_holds FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER credit_lots_no_truncate BEFORE TRUNCATE ON credit_lots FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER user_credits_no_truncate BEFORE TRUNCATE ON user_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
