import { lineNoteKey } from '@bottega/rules/cart/line-note.ts'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

/** A column of a table that names a customer. */
export interface PersonColumn extends Record<string, unknown> {
  table: string
  column: string
  /** The schema's rule for a deleted account: `c` the row goes with it, `n` it loses the account, `a` it stays. */
  onDelete: 'c' | 'n' | 'a'
}

/**
 * Every column that references accounts, from the schema itself: a table that is added later belongs to the erasure and
 * to the export from the day it exists.
 */
export async function personColumns(db: Reader): Promise<PersonColumn[]> {
  const { rows } = await db.execute<PersonColumn>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype as "onDelete"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass
    order by 1, 2`)
  return rows
}

type Retained = { why: string; strip: (userId: number) => readonly SQL[] }

const erasedName = '–'

/**
 * The tables that outlive an account, with the reason and what is taken off them. Every other table that names accounts
 * loses its rows or its reference, as its foreign key says. (decision 0322)
 */
export const retainedTables: Readonly<Record<string, Retained>> = {
  shop_order: {
    why: 'Orders, receipts and invoices are kept for ten years (article 2220 of the civil code); where an invoice was asked for, with whom it was made out to.',
    strip: (userId) => [
      sql`update shop_order set note = null, infos = '{}',
        address = jsonb_build_object('addressId', 0, 'type', address->>'type', 'name', '', 'street', '', 'streetNumber', '',
          'city', address->>'city', 'province', address->>'province', 'postalCode', address->>'postalCode')
        where user_id = ${userId}`,
      sql`update order_line set infos = infos - ${lineNoteKey}::text
        where order_id in (select id from shop_order where user_id = ${userId})`,
      sql`update order_event set actor = regexp_replace(actor, ' for .*$', ' for a customer')
        where actor like '% for %' and order_id in (select id from shop_order where user_id = ${userId})`,
      // The statement and its day stay with the order, without the person.
      sql`update withdrawal set name = '', email = '', goods = null
        where order_id in (select id from shop_order where user_id = ${userId})`,
    ],
  },
  cart: {
    why: 'An order stands on the cart it was bought from.',
    strip: (userId) => [
      sql`delete from cart c where user_id = ${userId} and not exists (select 1 from shop_order o where o.cart_id = c.id)`,
      sql`delete from cart_line where cart_id in (select id from cart where user_id = ${userId})`,
      sql`delete from cart_removal where cart_id in (select id from cart where user_id = ${userId})`,
      sql`update cart set infos = '{}', address_id = null, version = version + 1 where user_id = ${userId}`,
    ],
  },
  act_as: {
    why: 'What staff did in the name of a customer stays on record for good (safety.md, 15).',
    strip: (userId) => [sql`update act_as set reason = ${erasedName} where customer_id = ${userId}`],
  },
  pick_press: {
    why: 'Names the staff member who pressed, never a customer, for as long as a press may come again.',
    strip: () => [],
  },
  product_change: { why: 'Names the staff member who changed many products, never a customer.', strip: () => [] },
  door_taking: { why: 'Names the staff member who took the money of an order, never a customer.', strip: () => [] },
  till_closing: { why: 'Names the staff whose till it is and who closed it, never a customer.', strip: () => [] },
  delivery_round: { why: 'Names the staff member who drives a round, never a customer.', strip: () => [] },
  order_picker: { why: 'Names the staff member who packs an order, never a customer.', strip: () => [] },
  pick_step: { why: 'Names the staff member who packed, never a customer.', strip: () => [] },
  staff_note: {
    why: 'Names the staff member; what was written about an order of the customer goes.',
    strip: (userId) => [
      sql`delete from staff_note where order_id in (select id from shop_order where user_id = ${userId})`,
    ],
  },
  stock_count: { why: 'Names the staff who began and ended a count of goods, never a customer.', strip: () => [] },
  stock_count_line: { why: 'Names the staff member who counted the goods, never a customer.', strip: () => [] },
  supplier_order: { why: 'Names the staff who ordered from a supplier, never a customer.', strip: () => [] },
  supplier_delivery: { why: 'Names the staff who wrote down goods of a supplier, never a customer.', strip: () => [] },
  stock_transfer: { why: 'Names the staff who sent and received goods of a store, never a customer.', strip: () => [] },
  stock_movement: { why: 'Names the staff member who moved the goods, never a customer.', strip: () => [] },
  machine_key: { why: 'Names the administrator who made the key, never a customer.', strip: () => [] },
  audit_entry: { why: 'Names the staff member; of a customer it has the number only.', strip: () => [] },
  order_return: {
    why: 'What was given back belongs to the accounts of its order; the words about it go.',
    strip: (userId) => [
      sql`update order_return_line set note = null
        where return_id in (select id from order_return where user_id = ${userId})`,
      sql`update order_return set answer = null where user_id = ${userId}`,
    ],
  },
  sales_document: {
    why: 'Receipts and invoices are kept for ten years, an invoice with whom it was made out to (article 2220 of the civil code).',
    strip: () => [],
  },
  payment_due: {
    why: 'What was owed for a document and when it was paid; it names the document alone.',
    strip: () => [],
  },
  cookie_consent: {
    why: 'The proof of an answer about cookies; without the account it names no person.',
    strip: () => [],
  },
  loyalty_card: {
    why: 'The cooperative that issued a card keeps its register; the card leads to no account and no address any more.',
    strip: (userId) => [
      sql`update loyalty_card c set email = null, user_id = null, added_at = null from app_user u
        where u.id = ${userId} and (c.user_id = u.id or lower(c.email) = lower(u.email))`,
    ],
  },
  account_deletion: { why: 'The proof that the account was erased, and when.', strip: () => [] },
}

/** The account's row stays for what refers to it, with nothing of the person: all that may be empty is. */
async function emptyAccount(tx: Tx, userId: number): Promise<void> {
  const optional = Object.entries(getTableColumns(appUser)).flatMap(([name, column]) => (column.notNull ? [] : [name]))
  await tx
    .update(appUser)
    .set({
      ...Object.fromEntries(optional.map((name) => [name, null])),
      login: `erased-${userId}`,
      email: `erased-${userId}@erased.invalid`,
      firstName: erasedName,
      lastName: erasedName,
      mfaEnabled: false,
      member: false,
      betaTester: false,
      profileConfirmed: false,
    })
    .where(sql`${appUser.id} = ${userId}`)
}

/** Erases the person from every table. The caller holds the lock of the account. */
export async function erasePerson(tx: Tx, userId: number): Promise<void> {
  // An invitation to a shared list names its reader by their address alone until they sign in.
  await tx.execute(sql`delete from wishlist_share s using app_user u
    where u.id = ${userId} and lower(s.email) = lower(u.email)`)
  await tx.execute(sql`delete from account_person p using app_user u
    where u.id = ${userId} and p.person_id is null and p.email = lower(u.email)`)
  await tx.execute(sql`delete from household_invitation i using app_user u
    where u.id = ${userId} and i.email = lower(u.email)`)
  await tx.execute(sql`delete from login_limit l using app_user u where u.id = ${userId}
    and (l.key ilike '%' || u.login || '%' or l.key ilike '%' || u.email || '%')`)
  await tx.execute(sql`delete from outbox where payload->>'userId' = ${String(userId)} and delivered_at is not null`)
  for (const { strip } of Object.values(retainedTables))
    for (const statement of strip(userId)) await tx.execute(statement)
  for (const { table, column, onDelete } of await personColumns(tx)) {
    if (onDelete === 'a' || (onDelete === 'c' && table in retainedTables)) continue
    const from = sql.identifier(table)
    const isTheirs = sql`${sql.identifier(column)} = ${userId}`
    if (onDelete === 'c') await tx.execute(sql`delete from ${from} where ${isTheirs}`)
    else await tx.execute(sql`update ${from} set ${sql.identifier(column)} = null where ${isTheirs}`)
  }
  await emptyAccount(tx, userId)
}
