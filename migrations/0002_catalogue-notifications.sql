-- Whoever changes the catalogue, by whatever way, every process hears of it and drops its cached pages.
-- Columns that change without a page changing (clicks_total) are left out on purpose.
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tools_changed AFTER INSERT OR DELETE OR UPDATE OF slug, name, description, category_id, website, tags, image_url, logo, is_new, is_paid, affiliate_discount, position
ON tools FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER engines_changed AFTER INSERT OR UPDATE OR DELETE ON engines FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER quick_apps_changed AFTER INSERT OR UPDATE OR DELETE ON quick_apps FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
