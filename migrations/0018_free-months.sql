ALTER TABLE "credit_refreshes" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_refreshes" ADD COLUMN "anchor_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_refreshes" ADD COLUMN "next_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Months that were granted keep their numbers; who never paid is looked at when they come.
UPDATE credit_refreshes SET
  next_number = coalesce((
    SELECT max(split_part(origin_id, ':', 3)::int) + 1 FROM credit_lots
    WHERE credit_lots.user_id = credit_refreshes.user_id AND origin_id LIKE 'free:%'
  ), 0),
  due_at = CASE WHEN EXISTS (SELECT FROM user_subscriptions WHERE user_subscriptions.user_id = credit_refreshes.user_id) THEN due_at END;
