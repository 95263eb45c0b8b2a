import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ask = async (query: string) => {
  const { rows } = await shop.shop.database.pool.query<{ name: string; says: string }>(query)
  return rows.map(({ name, says }) => `${name}: ${says}`)
}

test('what no row may be [database-3]', async () => {
  const checks = await ask(`select conname as name, pg_get_constraintdef(oid) as says from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by conname collate "C"`)
  expect(checks).toMatchInlineSnapshot(`
    [
      "account_person_two: CHECK ((master_id <> person_id))",
      "address_belongs_to_one: CHECK (((user_id IS NULL) <> (store_id IS NULL)))",
      "app_user_approval_has_time: CHECK (((business_approval IS NULL) = (business_approval_at IS NULL)))",
      "cart_line_quantity: CHECK ((quantity > 0))",
      "content_document_shown: CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at)))",
      "credit_agreement_limit: CHECK ((limit_cents >= 0))",
      "customer_offer_amounts: CHECK (((quantity > 0) AND ((price_cents IS NULL) OR (price_cents > 0))))",
      "customer_offer_state_name: CHECK ((state = ANY (ARRAY['new'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))",
      "form_upload_size: CHECK ((size > 0))",
      "gift_certificate_discount: CHECK (((discount > 0) AND ((discount_kind = 'amount'::text) OR (discount <= 100))))",
      "gift_certificate_per_order: CHECK ((per_order > 0))",
      "gift_certificate_uses: CHECK ((uses_left >= 0))",
      "invite_counted: CHECK ((((counted_at IS NULL) = (place IS NULL)) AND ((place IS NULL) OR (place > 0))))",
      "invite_not_oneself: CHECK ((friend_id <> inviter_id))",
      "loyalty_card_number: CHECK ((number ~ '^[0-9]{13}$'::text))",
      "order_line_pick_state: CHECK ((pick_state = ANY (ARRAY['to-pick'::text, 'picked'::text, 'short'::text, 'substituted'::text])))",
      "order_line_prepared: CHECK (((quantity_prepared >= 0) AND (weight_prepared >= 0) AND (priced_quantity >= 0)))",
      "order_line_returned: CHECK (((quantity_returned >= 0) AND (returned_cents >= 0) AND (quantity_returned <= COALESCE(quantity_prepared, quantity_ordered))))",
      "order_note_length: CHECK ((char_length(body) <= 250))",
      "order_note_rating: CHECK (((rating >= 1) AND (rating <= 5)))",
      "order_points_taken_back: CHECK (((taken_back >= 0) AND (taken_back <= earned)))",
      "order_return_amount: CHECK (((amount_cents >= 0) AND (voucher_cents >= 0) AND (voucher_cents <= amount_cents)))",
      "order_return_line_quantity: CHECK (((quantity > 0) AND (amount_cents >= 0)))",
      "order_return_method: CHECK ((method_id = ANY (ARRAY[6, 7])))",
      "order_return_status_id: CHECK ((status_id = ANY (ARRAY[1, 3, 10])))",
      "parking_reservation_distance: CHECK ((distance >= 0))",
      "payment_attempt_amounts: CHECK (((amount_cents > 0) AND (captured_cents >= 0) AND (captured_cents <= amount_cents) AND (refunded_cents >= 0) AND (refunded_cents <= captured_cents)))",
      "payment_refund_cents: CHECK ((cents > 0))",
      "points_account_balance: CHECK ((balance >= 0))",
      "points_movement_points: CHECK (((points <> 0) AND (balance_after >= 0)))",
      "product_price_positive: CHECK ((price_cents > 0))",
      "product_quantities: CHECK (((quantity_multiple > 0) AND (minimum_quantity >= 0)))",
      "product_vat: CHECK ((vat_percent = ANY (ARRAY[0, 4, 5, 10, 22])))",
      "remember_token_spent: CHECK (((spent_at IS NULL) = (successor_salt IS NULL)))",
      "reward_choice_quantity: CHECK (((quantity >= 1) AND (quantity <= 9)))",
      "reward_request_status: CHECK (((status = ANY (ARRAY['requested'::text, 'ready'::text, 'handedOver'::text, 'cancelled'::text])) AND (points > 0)))",
      "shop_order_total: CHECK ((total_cents >= 0))",
      "slot_capacity: CHECK (((held >= 0) AND (booked >= 0) AND ((held + booked) <= capacity)))",
      "stock_never_negative: CHECK ((available >= 0))",
      "suborder_delivery_status: CHECK (((delivery_status_id >= 1) AND (delivery_status_id <= 7)))",
      "user_gift_certificate_balance: CHECK ((balance >= 0))",
      "user_payment_auth_last_digits: CHECK ((last_digits ~ '^[0-9]{4}$'::text))",
      "voucher_movement_of_one: CHECK ((((gift_certificate_id IS NULL) <> (user_gift_certificate_id IS NULL)) AND (delta <> 0)))",
      "wishlist_has_name: CHECK ((length(TRIM(BOTH FROM name)) > 0))",
      "wishlist_item_quantity: CHECK ((quantity > 0))",
      "wishlist_share_address: CHECK ((email = lower(email)))",
      "wishlist_share_grant: CHECK (("grant" = ANY (ARRAY['READ'::text, 'WRITE'::text])))",
      "wishlist_type: CHECK ((((type_id = 1) AND (leaflet_id IS NULL)) OR ((type_id = 2) AND (leaflet_id IS NOT NULL))))",
    ]
  `)
})

test('what no two rows may share [database-4]', async () => {
  const uniques = await ask(`select indexname as name, regexp_replace(indexdef, '^.* USING btree ', '') as says
    from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and indexname not like '%pkey'
    order by indexname collate "C"`)
  expect(uniques).toMatchInlineSnapshot(`
    [
      "account_person_master_id_person_id_pk: (master_id, person_id)",
      "app_user_email: (lower(email))",
      "app_user_login: (lower(login))",
      "article_text_kind_slug_language_pk: (kind, slug, language)",
      "cart_line_product: (cart_id, product_id, options_key, is_package)",
      "cart_one_open_per_session: (session_hash) WHERE ((state = 'open'::text) AND (session_hash IS NOT NULL))",
      "cart_one_open_per_user: (user_id) WHERE ((state = ANY (ARRAY['open'::text, 'changing'::text])) AND (user_id IS NOT NULL))",
      "cart_voucher_cart_id_user_gift_certificate_id_pk: (cart_id, user_gift_certificate_id)",
      "category_slug_unique: (slug)",
      "consent_text_person_info_type_id_version_language_pk: (person_info_type_id, version, language)",
      "content_document_key: (kind, key, draft)",
      "content_document_number: (number, draft)",
      "content_document_slug: (kind, slug, draft)",
      "content_version_number_version_pk: (number, version)",
      "cooperative_slug_unique: (slug)",
      "coverage_delivery_service_id_postal_code_store_id_pk: (delivery_service_id, postal_code, store_id)",
      "credit_agreement_user_id_payment_type_id_pk: (user_id, payment_type_id)",
      "customer_message_mail: (user_id, mail_id)",
      "device_uuid: (platform, uuid)",
      "form_upload_part_upload_id_part_pk: (upload_id, part)",
      "form_upload_tokenHash_unique: (token_hash)",
      "gift_certificate_code: (upper(code))",
      "invite_code_code_unique: (code)",
      "invite_place: (inviter_id, place)",
      "login_device_token_hash_user_id_pk: (token_hash, user_id)",
      "loyalty_card_number_unique: (number)",
      "loyalty_card_user: (user_id) WHERE (user_id IS NOT NULL)",
      "marketing_contact_contactKey_unique: (contact_key)",
      "mfa_challenge_user_id_purpose_pk: (user_id, purpose)",
      "order_change_attempt: (attempt_id)",
      "order_change_once_per_version: (cart_id, cart_version) WHERE (state <> 'refused'::text)",
      "order_change_one_paying_per_order: (order_id) WHERE (state = 'paying'::text)",
      "order_draft_order: (order_id)",
      "order_note_order: (order_id, user_id)",
      "order_return_line_once: (return_id, order_line_id)",
      "payment_attempt_one_live_per_part: (order_id, part) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text, 'closing'::text, 'authorised'::text, 'captured'::text]))",
      "payment_attempt_provider_payment: (provider, provider_payment_id) WHERE (provider_payment_id IS NOT NULL)",
      "payment_event_provider_event_id_pk: (provider, event_id)",
      "payment_refund_once: (attempt_id, reference)",
      "points_movement_reference_unique: (reference)",
      "product_alternative_product_id_alternative_id_pk: (product_id, alternative_id)",
      "product_barcode: (barcode)",
      "product_code: (cod_int, cod_var)",
      "product_price_product_id_warehouse_id_valid_from_pk: (product_id, warehouse_id, valid_from)",
      "product_slug_unique: (slug)",
      "promotion_product_promotion_id_product_id_pk: (promotion_id, product_id)",
      "return_photo_line: (return_line_id)",
      "reward_choice_user_id_reward_key_pk: (user_id, reward_key)",
      "saml_identity_issuer_name_id_pk: (issuer, name_id)",
      "saml_identity_person: (issuer, user_id)",
      "saml_visit_codeHash_unique: (code_hash)",
      "shop_order_cart_version: (cart_id, cart_version)",
      "shop_order_idempotency: (user_id, idempotency_key)",
      "slot_hold_one_live_per_cart: (cart_id) WHERE (state = 'live'::text)",
      "slot_hold_one_live_per_user: (user_id) WHERE ((state = 'live'::text) AND (user_id IS NOT NULL))",
      "slot_template_day: (template_id, day)",
      "stock_movement_reference_unique: (reference)",
      "stock_product_id_warehouse_id_pk: (product_id, warehouse_id)",
      "store_service_store_id_delivery_service_id_pk: (store_id, delivery_service_id)",
      "suborder_order_warehouse: (order_id, warehouse_id)",
      "user_gift_certificate_code: (gift_certificate_id, user_id) WHERE by_code",
      "user_payment_auth_token: (user_id, provider, token)",
      "vendor_name_unique: (name)",
      "voucher_movement_reference_unique: (reference)",
      "warehouse_slug_unique: (slug)",
      "wishlist_item_list_id_product_id_pk: (list_id, product_id)",
      "wishlist_leaflet: (user_id, leaflet_id)",
      "wishlist_name: (user_id, lower(name)) WHERE (leaflet_id IS NULL)",
      "wishlist_share_email: (list_id, email)",
      "wishlist_share_user: (user_id, list_id)",
      "work_company_code_unique: (code)",
    ]
  `)
})
