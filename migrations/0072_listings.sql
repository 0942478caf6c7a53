CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tool_slug" text NOT NULL,
	"review_id" uuid,
	"user_id" uuid,
	"reporter" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "listing_reports_state_known" CHECK ("listing_reports"."state" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "listing_reports_about" CHECK (("listing_reports"."reason" = 'review') = ("listing_reports"."review_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "tool_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tool_slug" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"method" text,
	"domain" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tool_claims_state_known" CHECK ("tool_claims"."state" in ('open', 'waiting', 'verified', 'refused', 'revoked')),
	CONSTRAINT "tool_claims_method_known" CHECK ("tool_claims"."method" in ('dns', 'meta'))
);
--> statement-breakpoint
CREATE TABLE "tool_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"tool_slug" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"proposal" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tool_proposals_state_known" CHECK ("tool_proposals"."state" in ('waiting', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "tool_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tool_slug" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"used_for" text NOT NULL,
	"has_run" boolean NOT NULL,
	"state" text DEFAULT 'in_review' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "tool_reviews_rating" CHECK ("tool_reviews"."rating" between 1 and 5),
	CONSTRAINT "tool_reviews_state_known" CHECK ("tool_reviews"."state" in ('in_review', 'published', 'refused')),
	CONSTRAINT "tool_reviews_published" CHECK (("tool_reviews"."state" = 'published') = ("tool_reviews"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "tool_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"website" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"category_id" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"domain" text,
	"is_another_product" boolean DEFAULT false NOT NULL,
	"is_website_right" boolean DEFAULT false NOT NULL,
	"answer" text,
	"tool_slug" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tool_submissions_state_known" CHECK ("tool_submissions"."state" in ('draft', 'in_review', 'asked_back', 'published', 'refused')),
	CONSTRAINT "tool_submissions_price_known" CHECK ("tool_submissions"."price" in ('free', 'paid', ''))
);
--> statement-breakpoint
CREATE TABLE "tool_upvotes" (
	"user_id" uuid NOT NULL,
	"tool_slug" text NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_upvotes_user_id_tool_slug_pk" PRIMARY KEY("user_id","tool_slug")
);
--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "upvotes_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "reviews_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "ratings_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "has_verified_maker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_review_id_tool_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."tool_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_claims" ADD CONSTRAINT "tool_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_claims" ADD CONSTRAINT "tool_claims_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_proposals" ADD CONSTRAINT "tool_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_proposals" ADD CONSTRAINT "tool_proposals_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_reviews" ADD CONSTRAINT "tool_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_reviews" ADD CONSTRAINT "tool_reviews_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_submissions" ADD CONSTRAINT "tool_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_submissions" ADD CONSTRAINT "tool_submissions_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tool_upvotes" ADD CONSTRAINT "tool_upvotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_upvotes" ADD CONSTRAINT "tool_upvotes_tool_slug_tools_slug_fk" FOREIGN KEY ("tool_slug") REFERENCES "public"."tools"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "listing_reports_state" ON "listing_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_tool" ON "listing_reports" USING btree ("tool_slug","reason","reporter");--> statement-breakpoint
CREATE INDEX "listing_reports_review" ON "listing_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "listing_reports_user" ON "listing_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_claims_once" ON "tool_claims" USING btree ("tool_slug","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_claims_one_maker" ON "tool_claims" USING btree ("tool_slug") WHERE "tool_claims"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "tool_claims_user" ON "tool_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_claims_state" ON "tool_claims" USING btree ("state","proved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_proposals_one_waiting" ON "tool_proposals" USING btree ("tool_slug") WHERE "tool_proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tool_proposals_user" ON "tool_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_proposals_tool" ON "tool_proposals" USING btree ("tool_slug");--> statement-breakpoint
CREATE INDEX "tool_proposals_state" ON "tool_proposals" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_reviews_once" ON "tool_reviews" USING btree ("user_id","tool_slug");--> statement-breakpoint
CREATE INDEX "tool_reviews_shown" ON "tool_reviews" USING btree ("tool_slug","published_at" DESC NULLS LAST,"id") WHERE "tool_reviews"."state" = 'published' and "tool_reviews"."is_counted";--> statement-breakpoint
CREATE INDEX "tool_reviews_tool" ON "tool_reviews" USING btree ("tool_slug");--> statement-breakpoint
CREATE INDEX "tool_reviews_state" ON "tool_reviews" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "tool_submissions_user" ON "tool_submissions" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "tool_submissions_state" ON "tool_submissions" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "tool_submissions_domain" ON "tool_submissions" USING btree ("domain") WHERE "tool_submissions"."state" in ('in_review', 'asked_back');--> statement-breakpoint
CREATE INDEX "tool_submissions_tool" ON "tool_submissions" USING btree ("tool_slug");--> statement-breakpoint
CREATE INDEX "tool_upvotes_tool" ON "tool_upvotes" USING btree ("tool_slug");--> statement-breakpoint
CREATE INDEX "tools_upvotes_total" ON "tools" USING btree ("upvotes_total" DESC NULLS LAST,"position","slug");--> statement-breakpoint
CREATE INDEX "tools_host" ON "tools" USING btree ((reverse(lower(split_part(translate(substr(website, 9), ':?#', '///'), '/', 1))) || '.') text_pattern_ops);
--> statement-breakpoint
-- Written by hand from here on.
-- The numbers kept with a tool. Of each statement's rows, all tools are locked in one order first, so that two statements about the same
-- tools, such as the deletion of two accounts, never wait for each other.
CREATE FUNCTION add_upvotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM added WHERE is_counted) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET upvotes_total = upvotes_total + d.delta
    FROM (SELECT tool_slug, count(*)::int AS delta FROM added WHERE is_counted GROUP BY tool_slug) d WHERE slug = d.tool_slug;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM removed WHERE is_counted) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET upvotes_total = upvotes_total - d.delta
    FROM (SELECT tool_slug, count(*)::int AS delta FROM removed WHERE is_counted GROUP BY tool_slug) d WHERE slug = d.tool_slug;
  ELSE
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM added UNION SELECT tool_slug FROM removed) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET upvotes_total = upvotes_total + d.delta
    FROM (
      SELECT tool_slug, sum(delta)::int AS delta FROM (
        SELECT tool_slug, is_counted::int AS delta FROM added UNION ALL SELECT tool_slug, -is_counted::int FROM removed
      ) changes GROUP BY tool_slug HAVING sum(delta) <> 0
    ) d WHERE slug = d.tool_slug;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tool_upvotes_added AFTER INSERT ON tool_upvotes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_upvotes();
--> statement-breakpoint
CREATE TRIGGER tool_upvotes_removed AFTER DELETE ON tool_upvotes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_upvotes();
--> statement-breakpoint
CREATE TRIGGER tool_upvotes_changed AFTER UPDATE ON tool_upvotes REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_upvotes();
--> statement-breakpoint
CREATE FUNCTION add_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM added WHERE state = 'published' AND is_counted) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET reviews_total = reviews_total + d.delta, ratings_sum = ratings_sum + d.ratings
    FROM (SELECT tool_slug, count(*)::int AS delta, sum(rating)::int AS ratings FROM added WHERE state = 'published' AND is_counted GROUP BY tool_slug) d
    WHERE slug = d.tool_slug;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM removed WHERE state = 'published' AND is_counted) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET reviews_total = reviews_total - d.delta, ratings_sum = ratings_sum - d.ratings
    FROM (SELECT tool_slug, count(*)::int AS delta, sum(rating)::int AS ratings FROM removed WHERE state = 'published' AND is_counted GROUP BY tool_slug) d
    WHERE slug = d.tool_slug;
  ELSE
    PERFORM FROM tools WHERE slug IN (SELECT tool_slug FROM added UNION SELECT tool_slug FROM removed) ORDER BY slug FOR NO KEY UPDATE;
    UPDATE tools SET reviews_total = reviews_total + d.delta, ratings_sum = ratings_sum + d.ratings
    FROM (
      SELECT tool_slug, sum(delta)::int AS delta, sum(ratings)::int AS ratings FROM (
        SELECT tool_slug, 1 AS delta, rating AS ratings FROM added WHERE state = 'published' AND is_counted
        UNION ALL SELECT tool_slug, -1, -rating FROM removed WHERE state = 'published' AND is_counted
      ) changes GROUP BY tool_slug HAVING sum(delta) <> 0 OR sum(ratings) <> 0
    ) d WHERE slug = d.tool_slug;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tool_reviews_added AFTER INSERT ON tool_reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ratings();
--> statement-breakpoint
CREATE TRIGGER tool_reviews_removed AFTER DELETE ON tool_reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION add_ratings();
--> statement-breakpoint
CREATE TRIGGER tool_reviews_changed AFTER UPDATE ON tool_reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ratings();
--> statement-breakpoint
-- A tool has a verified maker as long as one of its claims is verified: also after an account was deleted.
CREATE FUNCTION note_verified_maker() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := coalesce(NEW.tool_slug, OLD.tool_slug);
  is_verified boolean := EXISTS (SELECT FROM tool_claims WHERE tool_slug = changed AND state = 'verified');
BEGIN
  UPDATE tools SET has_verified_maker = is_verified WHERE slug = changed AND has_verified_maker <> is_verified;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tool_claims_changed AFTER INSERT OR DELETE OR UPDATE OF state ON tool_claims FOR EACH ROW EXECUTE FUNCTION note_verified_maker();
--> statement-breakpoint
-- What others see of an account, as `isShownToOthers` (src/accounts/people.ts) has it: neither disabled, nor about to be deleted, nor with
-- links that an operator took offline. A vote or review that is written while this changes waits for it.
CREATE FUNCTION count_if_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT disabled_at IS NULL AND delete_after IS NULL AND links_offline_at IS NULL INTO NEW.is_counted
  FROM users WHERE id = NEW.user_id FOR SHARE;
  NEW.is_counted := coalesce(NEW.is_counted, false);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tool_upvotes_count_if_shown BEFORE INSERT ON tool_upvotes FOR EACH ROW EXECUTE FUNCTION count_if_shown();
--> statement-breakpoint
CREATE TRIGGER tool_reviews_count_if_shown BEFORE INSERT ON tool_reviews FOR EACH ROW EXECUTE FUNCTION count_if_shown();
--> statement-breakpoint
CREATE FUNCTION count_shown_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_shown boolean := NEW.disabled_at IS NULL AND NEW.delete_after IS NULL AND NEW.links_offline_at IS NULL;
BEGIN
  UPDATE tool_upvotes SET is_counted = is_shown WHERE user_id = NEW.id AND is_counted <> is_shown;
  UPDATE tool_reviews SET is_counted = is_shown WHERE user_id = NEW.id AND is_counted <> is_shown;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_shown_or_hidden AFTER UPDATE OF disabled_at, delete_after, links_offline_at ON users FOR EACH ROW
WHEN (OLD.disabled_at IS DISTINCT FROM NEW.disabled_at OR OLD.delete_after IS DISTINCT FROM NEW.delete_after
  OR OLD.links_offline_at IS DISTINCT FROM NEW.links_offline_at) EXECUTE FUNCTION count_shown_accounts();
--> statement-breakpoint
-- Cached pages show ratings and the maker's badge; the number of upvotes on them may be up to a page's age old, since votes are many.
CREATE TRIGGER tools_rated_or_claimed AFTER UPDATE OF reviews_total, ratings_sum, has_verified_maker ON tools
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
