import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../accounts/accounts.tables.ts'
import { instant } from '../database/columns.ts'
import { session } from './sessions.tables.ts'

export type SocialProvider = 'google' | 'facebook'

/** The identity another system has given for the person in the browser. */
export type OutsideIdentity =
  | { by: 'saml'; nameId: string; nameIdFormat: string | null; sessionIndex: string | null }
  | {
      by: SocialProvider
      subject: string
      email: string | null
      emailVerified: boolean
      firstName: string
      lastName: string
    }

/**
 * The step that is missing until an identity from outside signs a customer in: the PIN of the account, or a
 * registration.
 */
export type SignOnStepKind = 'pin' | 'register'

/** A sign-on from outside that needs one more step, bound to its browser: at most one for each. */
export const signOnStep = pgTable(
  'sign_on_step',
  {
    browserHash: text()
      .primaryKey()
      .references(() => session.idHash, { onDelete: 'cascade' }),
    kind: text().$type<SignOnStepKind>().notNull(),
    /** The account it leads to; null while there is none. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    identity: jsonb().$type<OutsideIdentity>().notNull(),
    relayPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sign_on_step_expiry').on(t.expiresAt), index('sign_on_step_user').on(t.userId)],
)
