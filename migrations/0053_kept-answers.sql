CREATE TABLE "kept_answers" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"bytes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "runs_of_keys";--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_expired" ON "kept_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kept_answers_of_user" ON "kept_answers" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "runs_of_keys" ON "runs" USING btree ("user_id","api_key_id","created_at") WHERE "runs"."api_key_id" is not null;