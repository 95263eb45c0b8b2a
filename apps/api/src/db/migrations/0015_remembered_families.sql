ALTER TABLE "remember_token" ADD COLUMN "family" text;--> statement-breakpoint
UPDATE "remember_token" SET "family" = "token_hash";--> statement-breakpoint
ALTER TABLE "remember_token" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "spent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "successor_salt" text;--> statement-breakpoint
CREATE INDEX "remember_token_family" ON "remember_token" USING btree ("family");--> statement-breakpoint
ALTER TABLE "remember_token" ADD CONSTRAINT "remember_token_spent" CHECK (("remember_token"."spent_at" is null) = ("remember_token"."successor_salt" is null));
