-- Whoever is rewarded once for coming by a friend is not rewarded again under the same address, also after the account was deleted.
ALTER TABLE "referrals" ADD COLUMN "friend_digest" "bytea" NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_rewarded_once" ON "referrals" USING btree ("friend_digest") WHERE "referrals"."completed_at" is not null;
--> statement-breakpoint
CREATE INDEX "referrals_pending" ON "referrals" USING btree ("created_at") WHERE "referrals"."status" = 'pending';
--> statement-breakpoint
-- A mail to an address that has had enough of them is never written: what was asked for and what was mailed are two things.
ALTER TABLE "referral_invites" ADD COLUMN "mailed_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "referral_invite_stops" (
	"email_digest" "bytea" PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
