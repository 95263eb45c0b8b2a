import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { actAs, appUser } from './people.ts'

/** A call made in a customer's name, with both names as they were then. */
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

/** What was looked for, on which page of the answer, and how many customers fit. */
export interface SearchDetails {
  query: string
  customerNumber?: string
  page: number
  found: number
}

/** Which business account was decided about, how and why. */
export interface DecisionDetails {
  userId: number
  decision: 'approved' | 'rejected'
  reason: string
}

/** What staff did as themselves: coming in, leaving, searching customers, deciding about business accounts. What they do for one stands in `act_as`. */
export const staffAction = pgTable(
  'staff_action',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => appUser.id),
    action: text().$type<'login' | 'logout' | 'search' | 'business'>().notNull(),
    details: jsonb().$type<SearchDetails | DecisionDetails>(),
    at: createdAt(),
  },
  (t) => [index('staff_action_staff').on(t.staffId, t.at)],
)
