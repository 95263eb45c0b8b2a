CREATE TABLE "article_barcode" (
	"barcode" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "article_barcode_canonical" CHECK (case when "article_barcode"."barcode" ~ '^([0-9]{12}|0{5}[0-9]{8}|0[0-9]{13})$' and "article_barcode"."barcode" ~ '[1-9]'
    then (3 * substr(lpad("article_barcode"."barcode", 14, '0'), 1, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 2, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 3, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 4, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 5, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 6, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 7, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 8, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 9, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 10, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 11, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 12, 1)::int + 3 * substr(lpad("article_barcode"."barcode", 14, '0'), 13, 1)::int + substr(lpad("article_barcode"."barcode", 14, '0'), 14, 1)::int) % 10 <> 0 else true end)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "further_barcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_barcode" ADD CONSTRAINT "article_barcode_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_barcode_product" ON "article_barcode" USING btree ("product_id");--> statement-breakpoint
INSERT INTO "article_barcode" ("barcode", "product_id") SELECT "barcode", "id" FROM "product" WHERE "barcode" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_article_barcodes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM "article_barcode" WHERE "product_id" = NEW."id"; END IF;
  INSERT INTO "article_barcode" ("barcode", "product_id")
    SELECT DISTINCT one, NEW."id" FROM unnest(array_append(NEW."further_barcodes", NEW."barcode")) one WHERE one IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_barcodes_made" AFTER INSERT ON "product" FOR EACH ROW WHEN (NEW."barcode" IS NOT NULL OR NEW."further_barcodes" <> '{}') EXECUTE FUNCTION keep_article_barcodes();--> statement-breakpoint
CREATE TRIGGER "product_barcodes_changed" AFTER UPDATE OF "barcode", "further_barcodes" ON "product" FOR EACH ROW WHEN (OLD."barcode" IS DISTINCT FROM NEW."barcode" OR OLD."further_barcodes" IS DISTINCT FROM NEW."further_barcodes") EXECUTE FUNCTION keep_article_barcodes();
