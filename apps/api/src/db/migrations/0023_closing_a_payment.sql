DROP INDEX "payment_attempt_one_live_per_part";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_live_per_part" ON "payment_attempt" USING btree ("order_id","part") WHERE state in ('created', 'pending', 'closing', 'authorised', 'captured');--> statement-breakpoint
-- From now on 'created' says that an attempt was never sent, which is not known of those there are.
UPDATE "payment_attempt" SET "state" = 'pending' WHERE "state" = 'created';--> statement-breakpoint
-- What is to be given back is said by the attempt itself.
UPDATE "payment_attempt" SET "state" = 'releasing' WHERE "id" IN (
  SELECT ("payload" ->> 'attemptId')::uuid FROM "outbox"
  WHERE "kind" IN ('payment.void', 'payment.refund') AND "delivered_at" IS NULL
) AND "state" <> 'refunded';
