ALTER TABLE "person_fiscal" ADD COLUMN "cig" text;--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "cup" text;--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "country" text DEFAULT 'IT' NOT NULL;