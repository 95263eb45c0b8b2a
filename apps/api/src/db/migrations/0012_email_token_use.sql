ALTER TABLE "email_token" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "email_token_user" ON "email_token" USING btree ("user_id");