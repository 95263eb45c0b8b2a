CREATE INDEX "device_user" ON "device" USING btree ("user_id","registered_at");--> statement-breakpoint
CREATE INDEX "order_change_order" ON "order_change" USING btree ("order_id");