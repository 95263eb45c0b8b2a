CREATE TABLE "product_cost" (
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"cost_cents" integer,
	CONSTRAINT "product_cost_product_id_warehouse_id_valid_from_pk" PRIMARY KEY("product_id","warehouse_id","valid_from"),
	CONSTRAINT "product_cost_positive" CHECK ("product_cost"."cost_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_cost" ADD CONSTRAINT "product_cost_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_cost" ADD CONSTRAINT "product_cost_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;