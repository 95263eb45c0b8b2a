ALTER TABLE "reward_request" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_request_key" ON "reward_request" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_request" ON "order_return" USING btree ("user_id","request_key");