CREATE TABLE "reconciliations" (
	"provider" text PRIMARY KEY NOT NULL,
	"complete_at" timestamp with time zone,
	"full_at" timestamp with time zone,
	"token" uuid,
	"runs_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_transactions" DROP CONSTRAINT "credit_transactions_kind";--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "keeps_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "refunded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "stopped_for_deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_kind" CHECK (case "credit_transactions"."kind"
        when 'grant' then "credit_transactions"."amount" > 0 and "credit_transactions"."held" = 0
        when 'hold' then "credit_transactions"."amount" = 0 and "credit_transactions"."held" > 0
        when 'capture' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" <= "credit_transactions"."amount" and "credit_transactions"."hold_number" is not null
        when 'release' then "credit_transactions"."amount" = 0 and "credit_transactions"."held" < 0 and "credit_transactions"."hold_number" is not null
        when 'expire' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" = 0
        when 'take-back' then "credit_transactions"."amount" < 0 and "credit_transactions"."held" = 0
        when 'refund' then "credit_transactions"."amount" > 0 and "credit_transactions"."held" = 0 and "credit_transactions"."refunds_number" is not null
        when 'adjust' then "credit_transactions"."amount" <> 0 and "credit_transactions"."held" = 0 and "credit_transactions"."reason" is not null
        when 'close' then "credit_transactions"."amount" = 0 and "credit_transactions"."held" = 0
        else false end);
--> statement-breakpoint
-- What was refunded until now left the plan, and whoever refunded it counted on that.
UPDATE billing_invoices SET keeps_plan = true WHERE refunded_cents > 0 OR status = 'refunded';
