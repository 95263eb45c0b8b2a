ALTER TABLE "sign_on_step" DROP CONSTRAINT "sign_on_step_mailTokenHash_unique";--> statement-breakpoint
ALTER TABLE "sign_on_step" DROP COLUMN "mail_token_hash";--> statement-breakpoint
ALTER TABLE "sign_on_step" DROP COLUMN "mailed";