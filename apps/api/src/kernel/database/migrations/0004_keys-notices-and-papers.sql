CREATE TABLE "file_value" (
	"part" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "file_value_part_key_pk" PRIMARY KEY("part","key")
);
--> statement-breakpoint
ALTER TABLE "pick_press" DROP CONSTRAINT "pick_press_order_id_key_pk";--> statement-breakpoint
ALTER TABLE "pick_press" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "pick_press" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "cig" text;--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "cup" text;--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "country" text DEFAULT 'IT' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "points_movement" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "reward_request" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "pick_press" ADD CONSTRAINT "pick_press_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_press" ADD CONSTRAINT "pick_press_once" UNIQUE NULLS NOT DISTINCT("order_id","user_id","key");