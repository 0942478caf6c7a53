ALTER TABLE "plan_versions" ADD COLUMN "is_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD COLUMN "has_member_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD COLUMN "member_discount_models" smallint DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD COLUMN "member_discount_banners" smallint DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD COLUMN "member_discount_others" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD COLUMN "member_terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_settings" ADD CONSTRAINT "directory_settings_discounts" CHECK (least("directory_settings"."member_discount_models", "directory_settings"."member_discount_banners", "directory_settings"."member_discount_others") >= 0
        and greatest("directory_settings"."member_discount_models", "directory_settings"."member_discount_banners", "directory_settings"."member_discount_others") <= 25);--> statement-breakpoint
ALTER TABLE "directory_settings" ADD CONSTRAINT "directory_settings_terms" CHECK (not "directory_settings"."has_member_offers" or "directory_settings"."member_terms" <> '');
--> statement-breakpoint
-- Offers for members and prices are on cached pages, so they go the way of changes in the catalog.
CREATE TRIGGER directory_settings_changed AFTER INSERT OR UPDATE OR DELETE ON directory_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint

-- Each start writes the plans anew: only rows that differ are told.
CREATE TRIGGER subscription_plans_changed AFTER UPDATE ON subscription_plans
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_catalogue_changed();
