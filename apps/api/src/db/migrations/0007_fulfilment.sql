CREATE TABLE "pick_press" (
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pick_press_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "crates" smallint;--> statement-breakpoint
ALTER TABLE "pick_press" ADD CONSTRAINT "pick_press_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_press_at" ON "pick_press" USING btree ("at");