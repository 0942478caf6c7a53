-- Processes that remember what an API key may do hear at once when that changes.
CREATE FUNCTION notify_account_of_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('accounts_changed', (CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER api_keys_changed AFTER UPDATE OF scopes, minute_max, expires_at, revoked_at OR DELETE ON api_keys
  FOR EACH ROW EXECUTE FUNCTION notify_account_of_row_changed();
--> statement-breakpoint
CREATE TRIGGER user_subscriptions_changed AFTER INSERT OR UPDATE OR DELETE ON user_subscriptions
  FOR EACH ROW EXECUTE FUNCTION notify_account_of_row_changed();
