ALTER TABLE "product_picture" ADD COLUMN "replaced" text;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "user_gift_certificate_id" integer;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "reward_request" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "points_movement" ADD CONSTRAINT "points_movement_user_gift_certificate_id_user_gift_certificate_id_fk" FOREIGN KEY ("user_gift_certificate_id") REFERENCES "public"."user_gift_certificate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answer_created" ON "form_answer" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "points_movement_request" ON "points_movement" USING btree ("user_id","reason","request_key");--> statement-breakpoint
CREATE INDEX "points_movement_voucher" ON "points_movement" USING btree ("user_gift_certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_request_key" ON "reward_request" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_request" ON "order_return" USING btree ("user_id","request_key");