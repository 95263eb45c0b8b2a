-- Of products with one barcode in several spellings, the one on sale keeps it, of several the oldest; what the others lose
-- stands in the log.
with spelled as (
  select id, cod_int, barcode, published, lpad(ltrim(barcode, '0'), case when length(ltrim(barcode, '0')) <= 8 then 8
    when length(ltrim(barcode, '0')) <= 13 then 13 else 14 end, '0') as canonical
  from "product"
  where case when barcode ~ '^([0-9]{8}|[0-9]{12,14})$' and barcode ~ '[1-9]'
    then (3 * substr(lpad(barcode, 14, '0'), 1, 1)::int + substr(lpad(barcode, 14, '0'), 2, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 3, 1)::int + substr(lpad(barcode, 14, '0'), 4, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 5, 1)::int + substr(lpad(barcode, 14, '0'), 6, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 7, 1)::int + substr(lpad(barcode, 14, '0'), 8, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 9, 1)::int + substr(lpad(barcode, 14, '0'), 10, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 11, 1)::int + substr(lpad(barcode, 14, '0'), 12, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 13, 1)::int + substr(lpad(barcode, 14, '0'), 14, 1)::int) % 10 = 0 else false end
), ranked as (
  select id, barcode, first_value(cod_int) over same as owner, row_number() over same as place
  from spelled window same as (partition by canonical order by published desc, id)
), taken as (
  update "product" p set barcode = null, version = p.version + 1, updated_at = now()
  from ranked r where r.id = p.id and r.place > 1
  returning p.id, r.barcode, r.owner
)
insert into "audit_entry" (command, staff_name, action, subject, subject_id, before, after)
select 'migration', 'migration', 'product.barcode', 'product', id::text, jsonb_build_object('barcode', barcode),
  jsonb_build_object('barcode', null, 'barcodeOf', owner)
from taken order by id;
--> statement-breakpoint
with spelled as (
  select id, cod_int, barcode, published, lpad(ltrim(barcode, '0'), case when length(ltrim(barcode, '0')) <= 8 then 8
    when length(ltrim(barcode, '0')) <= 13 then 13 else 14 end, '0') as canonical
  from "product"
  where case when barcode ~ '^([0-9]{8}|[0-9]{12,14})$' and barcode ~ '[1-9]'
    then (3 * substr(lpad(barcode, 14, '0'), 1, 1)::int + substr(lpad(barcode, 14, '0'), 2, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 3, 1)::int + substr(lpad(barcode, 14, '0'), 4, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 5, 1)::int + substr(lpad(barcode, 14, '0'), 6, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 7, 1)::int + substr(lpad(barcode, 14, '0'), 8, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 9, 1)::int + substr(lpad(barcode, 14, '0'), 10, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 11, 1)::int + substr(lpad(barcode, 14, '0'), 12, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 13, 1)::int + substr(lpad(barcode, 14, '0'), 14, 1)::int) % 10 = 0 else false end
)
update "product" p set barcode = s.canonical, updated_at = now()
from spelled s where s.id = p.id and s.canonical <> s.barcode;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_barcode_canonical" CHECK (case when "product"."barcode" ~ '^([0-9]{12}|0{5}[0-9]{8}|0[0-9]{13})$' and "product"."barcode" ~ '[1-9]'
    then (3 * substr(lpad("product"."barcode", 14, '0'), 1, 1)::int + substr(lpad("product"."barcode", 14, '0'), 2, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 3, 1)::int + substr(lpad("product"."barcode", 14, '0'), 4, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 5, 1)::int + substr(lpad("product"."barcode", 14, '0'), 6, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 7, 1)::int + substr(lpad("product"."barcode", 14, '0'), 8, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 9, 1)::int + substr(lpad("product"."barcode", 14, '0'), 10, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 11, 1)::int + substr(lpad("product"."barcode", 14, '0'), 12, 1)::int + 3 * substr(lpad("product"."barcode", 14, '0'), 13, 1)::int + substr(lpad("product"."barcode", 14, '0'), 14, 1)::int) % 10 <> 0 else true end);