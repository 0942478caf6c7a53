-- No session lives longer than 90 days, however much it is used.
CREATE FUNCTION limit_session_age() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_age BEFORE INSERT OR UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION limit_session_age();
--> statement-breakpoint
-- The last way to sign in stays while its owner does, also when two are taken away at the same moment: both wait for the owner's row.
CREATE FUNCTION keep_last_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = OLD.user_id FOR UPDATE;
  IF FOUND AND NOT EXISTS (SELECT 1 FROM identities WHERE user_id = OLD.user_id AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last identity of a user cannot be removed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'identities_keep_last';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER identities_keep_last BEFORE DELETE ON identities FOR EACH ROW EXECUTE FUNCTION keep_last_identity();
--> statement-breakpoint
-- Every process that remembers sessions hears at once when one ends, or when what it says of its owner changes.
CREATE FUNCTION notify_accounts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('accounts_changed', OLD.user_id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_accounts_changed();
--> statement-breakpoint
CREATE FUNCTION notify_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('accounts_changed', OLD.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION notify_owner_changed();
--> statement-breakpoint
CREATE TRIGGER profiles_changed AFTER UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION notify_owner_changed();
