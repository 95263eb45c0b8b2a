import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, localized } from '../../kernel/database/columns.ts'

/**
 * The packaging types a shopping can be packed in: ordinary bags, thermal bags of 50x50. The cart names one in its
 * infos.
 */
export const packagingType = pgTable('packaging_type', {
  id: id(),
  name: localized().notNull(),
  description: localized(),
  /** Centimetres, width by height, as the specification writes it: `50x50`. */
  size: text(),
  /** Cents; null is what the store's service charges for bags. */
  feeCents: integer(),
  /** The delivery services it is offered with; null is every one. */
  services: integer().array(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
})
