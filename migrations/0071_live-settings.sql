CREATE TABLE "live_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint

-- Settings are on cached pages, too, so they go the way of changes in the catalog.
CREATE TRIGGER live_settings_changed AFTER INSERT OR UPDATE OR DELETE ON live_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
