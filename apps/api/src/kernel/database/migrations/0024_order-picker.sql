CREATE TABLE "order_picker" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"picker_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_picker" ADD CONSTRAINT "order_picker_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_picker" ADD CONSTRAINT "order_picker_picker_id_app_user_id_fk" FOREIGN KEY ("picker_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_picker_person" ON "order_picker" USING btree ("picker_id");