ALTER TABLE "pick_press" DROP CONSTRAINT "pick_press_order_id_key_pk";--> statement-breakpoint
ALTER TABLE "pick_press" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "pick_press" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "reward_request" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "pick_press" ADD CONSTRAINT "pick_press_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_press" ADD CONSTRAINT "pick_press_once" UNIQUE NULLS NOT DISTINCT("order_id","user_id","key");