DROP INDEX "stock_movement_product";--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "staff_name" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "waste_reason" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "counted" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "expected" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "other_warehouse_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_staff_id_app_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_other_warehouse_id_warehouse_id_fk" FOREIGN KEY ("other_warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_warehouse" ON "stock" USING btree ("warehouse_id","product_id");--> statement-breakpoint
CREATE INDEX "shop_order_warehouse" ON "shop_order" USING btree ("warehouse_id","placed_at");--> statement-breakpoint
CREATE INDEX "stock_movement_by_staff" ON "stock_movement" USING btree ("product_id","warehouse_id","id") WHERE "stock_movement"."kind" is not null;--> statement-breakpoint
CREATE INDEX "stock_movement_product" ON "stock_movement" USING btree ("product_id","id");--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_of_staff" CHECK (num_nonnulls("stock_movement"."kind", "stock_movement"."staff_id", "stock_movement"."staff_name") in (0, 3) and ("stock_movement"."kind" is null or "stock_movement"."order_id" is null));--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('goodsIn', 'waste', 'count', 'set', 'transfer'));--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_waste" CHECK (("stock_movement"."waste_reason" is not null) = (coalesce("stock_movement"."kind", '') = 'waste'));