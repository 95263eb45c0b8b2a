ALTER TABLE "category" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "category_block" ADD COLUMN "row" integer;--> statement-breakpoint
ALTER TABLE "category_block" ADD COLUMN "column" integer;