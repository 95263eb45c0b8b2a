ALTER TABLE "order_line" ADD COLUMN "withdrawal" text;--> statement-breakpoint
-- Lines from before get what their product says now, by the rules `withdrawalKindOf` and `storageTemperature`.
UPDATE "order_line" l SET "withdrawal" = CASE
	WHEN l."options_key" <> '' THEN 'madeToOrder'
	WHEN p."texts" ->> 'withdrawal' IN ('usual', 'madeToOrder', 'perishable', 'hygiene', 'mixed', 'media', 'press') THEN p."texts" ->> 'withdrawal'
	WHEN p."selling_mode" = 'loose' THEN 'perishable'
	WHEN p."texts" ->> 'temperature' IN ('chilled', 'frozen') THEN 'perishable'
	WHEN p."texts" ->> 'temperature' = 'ambient' THEN 'usual'
	WHEN split_part(coalesce(p."texts" -> 'storage' ->> 'it', ''), '.', 1) ~* '(frigo|freezer|congel|surgel|[–−-]\s?\d+\s*°)' THEN 'perishable'
	ELSE 'usual' END
FROM "product" p WHERE p."id" = l."product_id";--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "withdrawal" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_withdrawal" CHECK ("order_line"."withdrawal" in ('usual', 'madeToOrder', 'perishable', 'hygiene', 'mixed', 'media', 'press'));
