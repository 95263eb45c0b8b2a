CREATE TABLE "product_picture" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "product_picture_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "maximum_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;