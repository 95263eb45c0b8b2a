import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../kernel/database/columns.ts'
import { product } from '../catalog/products.tables.ts'

/** The picture staff gave a product, made small and without what cameras write into files: at most one. */
export const productPicture = pgTable('product_picture', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** The path the product's `image` holds: it names the content, so that another picture has another address. */
  path: text().notNull().unique(),
  content: bytes().notNull(),
  /** The path `image` held before staff gave the product a picture. */
  replaced: text(),
})

/** Pictures of products that were replaced or taken away: open and cached pages show them until none can any more. */
export const retiredPicture = pgTable(
  'retired_picture',
  {
    path: text().primaryKey(),
    content: bytes().notNull(),
    retiredAt: instant().notNull(),
  },
  (t) => [index('retired_picture_at').on(t.retiredAt)],
)
