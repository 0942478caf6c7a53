CREATE TABLE "billing_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"subscription_provider_id" text NOT NULL,
	"user_id" uuid,
	"billing_reason" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"invoice_url" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_test" boolean NOT NULL,
	"provider_created_at" timestamp with time zone NOT NULL,
	"provider_updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_invoices_provider_id" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"order_number" integer,
	"pack_id" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"receipt_url" text,
	"is_test" boolean NOT NULL,
	"provider_created_at" timestamp with time zone NOT NULL,
	"provider_updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_orders_provider_id" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"plan_id" text,
	"interval" text,
	"pack_id" text,
	"discount_code" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "checkouts_one_thing" CHECK (("checkouts"."plan_id" is null) <> ("checkouts"."pack_id" is null)),
	CONSTRAINT "checkouts_interval" CHECK (("checkouts"."plan_id" is null) = ("checkouts"."interval" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_refreshes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_actions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"subscription_id" uuid NOT NULL,
	"provider_updated_at" timestamp with time zone NOT NULL,
	"content_digest" "bytea" NOT NULL,
	"plan_id" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"renews_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	CONSTRAINT "subscription_changes_subscription_id_provider_updated_at_content_digest_pk" PRIMARY KEY("subscription_id","provider_updated_at","content_digest")
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_monthly_cents" integer NOT NULL,
	"price_yearly_cents" integer NOT NULL,
	"credits_basic" integer NOT NULL,
	"credits_advanced" integer NOT NULL,
	"credits_image" integer NOT NULL,
	"generations_max" integer,
	"users_max" integer NOT NULL,
	"features" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_checkout_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "test_checkout_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_plan_id" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"card_brand" text,
	"card_last_four" text,
	"is_test" boolean NOT NULL,
	"paid_plan_id" text,
	"paid_from" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"provider_created_at" timestamp with time zone NOT NULL,
	"provider_updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_subscriptions_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "user_subscriptions_interval" CHECK ("user_subscriptions"."interval" in ('monthly', 'yearly')),
	CONSTRAINT "user_subscriptions_paid" CHECK (("user_subscriptions"."paid_plan_id" is null) = ("user_subscriptions"."paid_from" is null) and ("user_subscriptions"."paid_plan_id" is null) = ("user_subscriptions"."paid_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"content_digest" "bytea" NOT NULL,
	"event_name" text NOT NULL,
	"body" "bytea" NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"user_id" uuid,
	"waits_for" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhook_events_content" UNIQUE("provider","content_digest"),
	CONSTRAINT "webhook_events_status" CHECK ("webhook_events"."status" in ('received', 'processed', 'ignored', 'quarantined', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"held" integer NOT NULL,
	CONSTRAINT "credit_entries_user_id_number_lot_id_pk" PRIMARY KEY("user_id","number","lot_id"),
	CONSTRAINT "credit_entries_something" CHECK ("credit_entries"."amount" <> 0 or "credit_entries"."held" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"uses_plan_credits" boolean NOT NULL,
	"spender_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"resolved_number" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_holds_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "credit_holds_state" CHECK ("credit_holds"."state" in ('held', 'captured', 'released', 'expired')),
	CONSTRAINT "credit_holds_amount" CHECK ("credit_holds"."amount" > 0),
	CONSTRAINT "credit_holds_captured" CHECK ("credit_holds"."captured" between 0 and "credit_holds"."amount"),
	CONSTRAINT "credit_holds_captured_once" CHECK (("credit_holds"."state" = 'captured') = ("credit_holds"."captured" > 0)),
	CONSTRAINT "credit_holds_resolved" CHECK (("credit_holds"."state" = 'held') = ("credit_holds"."resolved_number" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_limits" (
	"user_id" uuid NOT NULL,
	"spender_id" uuid NOT NULL,
	"monthly_max" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_limits_user_id_spender_id_pk" PRIMARY KEY("user_id","spender_id"),
	CONSTRAINT "credit_limits_monthly_max" CHECK ("credit_limits"."monthly_max" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"source" text NOT NULL,
	"origin_id" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (remaining + held > 0) STORED NOT NULL,
	CONSTRAINT "credit_lots_origin" UNIQUE("origin_id","bucket"),
	CONSTRAINT "credit_lots_bucket" CHECK ("credit_lots"."bucket" in ('general', 'advanced', 'image')),
	CONSTRAINT "credit_lots_source" CHECK ("credit_lots"."source" in ('plan', 'trial', 'purchase', 'referral', 'adjustment')),
	CONSTRAINT "credit_lots_amount" CHECK ("credit_lots"."amount" > 0),
	CONSTRAINT "credit_lots_remaining" CHECK ("credit_lots"."remaining" >= 0),
	CONSTRAINT "credit_lots_held" CHECK ("credit_lots"."held" >= 0),
	CONSTRAINT "credit_lots_within_amount" CHECK ("credit_lots"."remaining" + "credit_lots"."held" <= "credit_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"held" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_digest" "bytea" NOT NULL,
	"hold_number" bigint,
	"refunds_number" bigint,
	"service_type" text,
	"description" text,
	"source" text DEFAULT 'system' NOT NULL,
	"engine_id" text,
	"lemonsqueezy_order_id" text,
	"spender_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_transactions_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "credit_transactions_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "credit_transactions_number" CHECK ("credit_transactions"."number" > 0),
	CONSTRAINT "credit_transactions_balance" CHECK ("credit_transactions"."balance_after" >= 0),
	CONSTRAINT "credit_transactions_kind" CHECK (case "credit_transactions"."kind"
        when 'grant' then "credit_transactions"."amount" > 0 and "credit_transactions"."held" = 0
        when 'hold' then "credit_transactions"."amount" = 0 and "credit_transactions"."held" > 0
        when 'capture' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" <= "credit_transactions"."amount" and "credit_transactions"."hold_number" is not null
        when 'release' then "credit_transactions"."amount" = 0 and "credit_transactions"."held" < 0 and "credit_transactions"."hold_number" is not null
        when 'expire' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" = 0
        when 'take-back' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" = 0
        when 'refund' then "credit_transactions"."amount" > 0 and "credit_transactions"."held" = 0 and "credit_transactions"."refunds_number" is not null
        when 'adjust' then "credit_transactions"."amount" <> 0 and "credit_transactions"."held" = 0 and "credit_transactions"."reason" is not null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "user_credits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_number" bigint DEFAULT 0 NOT NULL,
	"last_reset_at" timestamp with time zone,
	"plan_runs" integer DEFAULT 0 NOT NULL,
	"plan_runs_since" timestamp with time zone,
	"low_balance_mark" integer DEFAULT 0 NOT NULL,
	"is_low_balance_mark_chosen" boolean DEFAULT false NOT NULL,
	"low_balance_mailed_at" timestamp with time zone,
	"first_spent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_credits_last_number" CHECK ("user_credits"."last_number" >= 0),
	CONSTRAINT "user_credits_plan_runs" CHECK ("user_credits"."plan_runs" >= 0),
	CONSTRAINT "user_credits_low_balance_mark" CHECK ("user_credits"."low_balance_mark" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_invite_stops" (
	"email_digest" "bytea" PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_id" uuid NOT NULL,
	"email_digest" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referrer_id" uuid NOT NULL,
	"friend_id" uuid,
	"friend_digest" "bytea" NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"hold_number" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."friend_id" <> "referrals"."referrer_id"),
	CONSTRAINT "referrals_status" CHECK ("referrals"."status" in ('pending', 'completed', 'refused', 'reversed')),
	CONSTRAINT "referrals_completed" CHECK (("referrals"."status" = 'completed') <= ("referrals"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_actions" ADD CONSTRAINT "subscription_actions_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_subscription_plan_id_subscription_plans_id_fk" FOREIGN KEY ("subscription_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_number_credit_transactions_user_id_number_fk" FOREIGN KEY ("user_id","number") REFERENCES "public"."credit_transactions"("user_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_number_credit_transactions_user_id_number_fk" FOREIGN KEY ("user_id","number") REFERENCES "public"."credit_transactions"("user_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_limits" ADD CONSTRAINT "credit_limits_user_id_user_credits_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_credits"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_user_credits_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_credits"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_user_id_user_credits_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_credits"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_invites" ADD CONSTRAINT "referral_invites_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_invoices_subscription" ON "billing_invoices" USING btree ("provider","subscription_provider_id");--> statement-breakpoint
CREATE INDEX "billing_invoices_user" ON "billing_invoices" USING btree ("user_id","provider_created_at");--> statement-breakpoint
CREATE INDEX "billing_orders_user" ON "billing_orders" USING btree ("user_id","provider_created_at");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_refreshes_due" ON "credit_refreshes" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_checkout" ON "discount_uses" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "test_checkout_objects_due" ON "test_checkout_objects" USING btree ("due_at") WHERE "test_checkout_objects"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "user_subscriptions_user" ON "user_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_user" ON "webhook_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("provider","waits_for") WHERE "webhook_events"."waits_for" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."status" in ('received', 'failed', 'quarantined');--> statement-breakpoint
CREATE INDEX "credit_holds_stale" ON "credit_holds" USING btree ("expires_at") WHERE "credit_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "credit_holds_spender" ON "credit_holds" USING btree ("user_id","spender_id","created_at") WHERE "credit_holds"."spender_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_lots_user" ON "credit_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_lots_open" ON "credit_lots" USING btree ("user_id") WHERE "credit_lots"."is_open";--> statement-breakpoint
CREATE INDEX "credit_lots_expiring" ON "credit_lots" USING btree ("expires_at") WHERE "credit_lots"."is_open" and "credit_lots"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_refunds_once" ON "credit_transactions" USING btree ("user_id","refunds_number") WHERE "credit_transactions"."refunds_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_resolves_once" ON "credit_transactions" USING btree ("user_id","hold_number") WHERE "credit_transactions"."hold_number" is not null;--> statement-breakpoint
CREATE INDEX "referral_invites_referrer" ON "referral_invites" USING btree ("referrer_id","sent_at");--> statement-breakpoint
CREATE INDEX "referral_invites_email" ON "referral_invites" USING btree ("email_digest","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id") WHERE "referrals"."friend_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_rewarded_once" ON "referrals" USING btree ("friend_digest") WHERE "referrals"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "referrals_pending" ON "referrals" USING btree ("created_at") WHERE "referrals"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","created_at");