CREATE TABLE "tax_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tax_code_percent" CHECK ("tax_code"."percent" in (0, 4, 5, 10, 22))
);
--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "slot_template" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "store_service" ADD COLUMN "area" jsonb;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code" ON "promotion" USING btree ("code","warehouse_id");