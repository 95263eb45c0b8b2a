import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { actAs } from './people.ts'

/** What was asked of the shop in a customer's name, with both names as they were then. */
export const actAsStep = pgTable(
  'act_as_step',
  {
    id: id(),
    actAsId: integer()
      .notNull()
      .references(() => actAs.id),
    staffName: text().notNull(),
    customerName: text().notNull(),
    call: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('act_as_step_visit').on(t.actAsId)],
)
