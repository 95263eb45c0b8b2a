DELETE FROM "mfa_challenge";--> statement-breakpoint
ALTER TABLE "mfa_challenge" DROP CONSTRAINT "mfa_challenge_pkey";--> statement-breakpoint
ALTER TABLE "mfa_challenge" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mfa_challenge" ADD CONSTRAINT "mfa_challenge_user_id_purpose_pk" PRIMARY KEY("user_id","purpose");
