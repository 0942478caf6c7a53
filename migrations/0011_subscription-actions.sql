-- One change of a subscription at a time: whoever changes it at the payment provider holds its row here meanwhile.
CREATE TABLE "subscription_actions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_actions" ADD CONSTRAINT "subscription_actions_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;
