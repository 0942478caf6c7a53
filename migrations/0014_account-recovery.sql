CREATE TABLE "recovery_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"old_email" text,
	"device_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_links_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_links_user" ON "recovery_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_links_old_email" ON "recovery_links" USING btree ("old_email") WHERE "recovery_links"."old_email" is not null;--> statement-breakpoint
CREATE INDEX "recovery_links_expires_at" ON "recovery_links" USING btree ("expires_at");
--> statement-breakpoint
-- An address that an account has given up is its own until the undo link expires. After the write, so that a sign-up that has waited for the change of address sees what was reserved with it.
CREATE FUNCTION keep_reserved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM recovery_links WHERE old_email = NEW.email AND user_id <> NEW.id AND expires_at > clock_timestamp()) THEN
    RAISE EXCEPTION 'this address is reserved for the account that had it' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_unique';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_reserved_address AFTER INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION keep_reserved_address();
