import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { slot } from '../delivery/slots.tables.ts'

/**
 * `changing` is the specification's cart status 7: the draft over a placed order. `waiting` is the ordinary cart of a
 * customer who has such a draft: it is not shown until the draft is closed.
 */
export type CartState = 'open' | 'ordered' | 'changing' | 'waiting' | 'abandoned'

/**
 * States of the cart a shopper uses; they have one at most. Written as literals, never bound: the planner uses the
 * index over open carts only where it sees the states, and else plans the statement again at every call.
 */
export const openCartStates = sql.raw(`('open', 'changing')`)

export const cart = pgTable(
  'cart',
  {
    id: id(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    /** Anonymous carts belong to a visit; set only where they are configured. */
    sessionHash: text(),
    state: text().$type<CartState>().notNull().default('open'),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    deliveryServiceId: integer().references(() => deliveryService.id),
    addressId: integer().references(() => address.id, { onDelete: 'set null' }),
    addressAutoAssigned: boolean().notNull().default(false),
    zoneId: integer(),
    slotId: integer().references(() => slot.id),
    slotAutoAssigned: boolean().notNull().default(false),
    /** Counts every change; checkout claims exactly one (cart, version). */
    version: integer().notNull().default(1),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Mark of the lines and prices last shown at the till; an order at others is refused. */
    quote: text(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('cart_one_open_per_user')
      .on(t.userId)
      .where(sql`state in ${openCartStates} and user_id is not null`),
    uniqueIndex('cart_one_open_per_session')
      .on(t.sessionHash)
      .where(sql`state = 'open' and session_hash is not null`),
  ],
)

export const cartLine = pgTable(
  'cart_line',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** Chosen options as `parameterName=value` joined by `&`, empty without; part of what makes a line its own. */
    optionsKey: text().notNull().default(''),
    /** A full pack put in place of loose pieces (Confezione at QTY_MULT). */
    isPackage: boolean().notNull().default(false),
    /** Thousandths. */
    quantity: integer().notNull(),
    /** Promotion the shopper chose for a selectable one; -1 refused; null not asked. */
    promotionChoice: integer(),
    acceptAlternatives: boolean().notNull().default(true),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    addedAt: createdAt(),
  },
  (t) => [
    unique('cart_line_product').on(t.cartId, t.productId, t.optionsKey, t.isPackage),
    index('cart_line_product_id').on(t.productId),
    check('cart_line_quantity', sql`${t.quantity} > 0`),
  ],
)
