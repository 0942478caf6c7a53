DROP INDEX "tools_name";--> statement-breakpoint
CREATE INDEX "tools_price" ON "tools" USING btree ("is_paid","position","slug");--> statement-breakpoint
CREATE INDEX "tools_new" ON "tools" USING btree ("position","slug") WHERE "tools"."is_new";--> statement-breakpoint
CREATE INDEX "tools_discounted" ON "tools" USING btree ("position","slug") WHERE "tools"."affiliate_discount" > 0;--> statement-breakpoint
CREATE INDEX "tools_name" ON "tools" USING btree (lower("name"),"slug","name");