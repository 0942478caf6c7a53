CREATE TABLE "run_files" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "run_files_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "run_files_key" UNIQUE("key"),
	CONSTRAINT "run_files_number" CHECK ("run_files"."number" > 0),
	CONSTRAINT "run_files_bytes" CHECK ("run_files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "failure_message" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "is_job" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "job_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "progress" real;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "checked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "failed_checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_files" ADD CONSTRAINT "run_files_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_jobs" ON "runs" USING btree ("next_check_at") WHERE "runs"."state" = 'running' and "runs"."job_id" is not null;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_job" CHECK ("runs"."is_job" or "runs"."job_id" is null);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_progress" CHECK ("runs"."progress" between 0 and 1);