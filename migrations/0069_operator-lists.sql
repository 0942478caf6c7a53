CREATE TABLE "taken_out_vendors" (
	"vendor" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "billing_invoices_created" ON "billing_invoices" USING btree ("provider_created_at");--> statement-breakpoint
CREATE INDEX "billing_orders_created" ON "billing_orders" USING btree ("provider_created_at");--> statement-breakpoint
CREATE INDEX "billing_orders_number" ON "billing_orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "user_subscriptions_created" ON "user_subscriptions" USING btree ("provider_created_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_customer" ON "user_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "runs_created_at" ON "runs" USING brin ("created_at");