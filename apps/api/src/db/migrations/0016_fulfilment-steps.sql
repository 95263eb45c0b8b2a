ALTER TABLE "order_event" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "shop_order_slot_day" ON "shop_order" USING btree ("slot_day");