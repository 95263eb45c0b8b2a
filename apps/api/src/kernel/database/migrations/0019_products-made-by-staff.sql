ALTER TABLE "product" ADD COLUMN "parts_by_staff" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "request_digest" text;--> statement-breakpoint
CREATE UNIQUE INDEX "product_reference" ON "product" USING btree ("reference");