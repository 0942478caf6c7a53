CREATE TABLE "plan_versions" (
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"price_monthly_cents" integer NOT NULL,
	"price_yearly_cents" integer NOT NULL,
	"credits_basic" integer NOT NULL,
	"credits_advanced" integer NOT NULL,
	"credits_image" integer NOT NULL,
	"generations_max" integer,
	"users_max" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version"),
	CONSTRAINT "plan_versions_version" CHECK ("plan_versions"."version" > 0),
	CONSTRAINT "plan_versions_prices" CHECK ("plan_versions"."price_monthly_cents" >= 0 and "plan_versions"."price_yearly_cents" >= 0),
	CONSTRAINT "plan_versions_credits" CHECK ("plan_versions"."credits_basic" >= 0 and "plan_versions"."credits_advanced" >= 0 and "plan_versions"."credits_image" >= 0)
);
--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "is_popular" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "is_sold" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "paid_plan_version" integer;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "quoted_plan_id" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "quoted_interval" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "quoted_plan_version" integer;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_paid_for" CHECK (num_nulls("billing_invoices"."plan_id", "billing_invoices"."plan_version", "billing_invoices"."interval", "billing_invoices"."period_start", "billing_invoices"."period_end") in (0, 5));--> statement-breakpoint
-- What was sold until now holds for all that was paid until now: it is each plan's first version. A start that brings another list adds the next one.
INSERT INTO plan_versions (plan_id, version, name, price_monthly_cents, price_yearly_cents, credits_basic, credits_advanced, credits_image, generations_max, users_max, valid_from)
  SELECT id, 1, name, price_monthly_cents, price_yearly_cents, credits_basic, credits_advanced, credits_image, generations_max, users_max, to_timestamp(0) FROM subscription_plans;
--> statement-breakpoint
UPDATE user_subscriptions SET paid_plan_version = 1 WHERE paid_plan_id IS NOT NULL;
--> statement-breakpoint
UPDATE checkouts SET plan_version = 1 WHERE plan_id IS NOT NULL;
--> statement-breakpoint
-- What each invoice pays for follows from all that is known of its subscription: the refresh job settles these accounts within minutes, and keeps it.
UPDATE credit_refreshes SET due_at = least(due_at, now()) WHERE user_id IN (SELECT user_id FROM billing_invoices);
--> statement-breakpoint
-- What was agreed is never changed and never removed.
CREATE TRIGGER plan_versions_append_only BEFORE UPDATE OR DELETE ON plan_versions FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER plan_versions_no_truncate BEFORE TRUNCATE ON plan_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
