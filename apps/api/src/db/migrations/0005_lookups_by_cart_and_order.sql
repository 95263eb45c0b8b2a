CREATE INDEX "slot_hold_cart" ON "slot_hold" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");