ALTER TABLE "order_line" ADD COLUMN "pack" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "option_words" jsonb;