CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password" text NOT NULL,
	"redirect_to" text,
	"ref" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ups_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "sign_ups_created_at" ON "sign_ups" USING btree ("created_at");
--> statement-breakpoint
-- Until now a sign-up made an account that waited for its address to be confirmed. Those that nobody got into become sign-ups; their owners
-- have the mail sent again. Accounts that the operator made stay accounts. The referral is begun anew when the sign-up is confirmed.
CREATE TEMPORARY TABLE unconfirmed ON COMMIT DROP AS
SELECT users.id, users.email, users.first_name, users.last_name, identities.password, referral_codes.code AS ref, users.created_at
FROM users
JOIN identities ON identities.user_id = users.id AND identities.provider_id = 'credential' AND identities.password IS NOT NULL
LEFT JOIN referrals ON referrals.friend_id = users.id
LEFT JOIN referral_codes ON referral_codes.user_id = referrals.referrer_id
WHERE NOT users.email_verified AND users.disabled_at IS NULL AND users.delete_after IS NULL
  AND NOT EXISTS (SELECT 1 FROM identities AS others WHERE others.user_id = users.id AND others.provider_id <> 'credential')
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id)
  AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.user_id = users.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id)
  AND NOT EXISTS (SELECT 1 FROM security_events WHERE security_events.user_id = users.id AND security_events.kind = 'made-by-operator');
--> statement-breakpoint
INSERT INTO sign_ups (id, email, first_name, last_name, password, ref, created_at)
SELECT gen_random_uuid(), email, first_name, last_name, password, ref, created_at FROM unconfirmed;
--> statement-breakpoint
DELETE FROM users WHERE id IN (SELECT id FROM unconfirmed);
