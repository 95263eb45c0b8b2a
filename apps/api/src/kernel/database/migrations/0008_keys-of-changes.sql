ALTER TABLE "order_change" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_change" ADD COLUMN "request_digest" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_change_request" ON "order_change" USING btree ("order_id","request_key") WHERE state <> 'refused';