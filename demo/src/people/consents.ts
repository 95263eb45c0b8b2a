import type { personInfo } from '@bottega/api/people/registration/consents.tables.ts'
import { profileConsents, profileConsentVersion } from '@bottega/rules/people/consents.ts'
import { personIds } from './demo-people.ts'

/** Everybody has accepted the terms; Giulia likes offers, the others have said no to them. */
const saidYes: ReadonlySet<number> = new Set([personIds.giulia])
const customers = [personIds.giulia, personIds.marco, personIds.rossi, personIds.nuovo]

export const consentRows: readonly (typeof personInfo.$inferInsert)[] = customers.flatMap((userId) =>
  profileConsents.map(({ personInfoTypeId, required }) => ({
    userId,
    personInfoTypeId,
    value: required || saidYes.has(userId) ? '1' : '0',
    textVersion: profileConsentVersion,
    language: userId === personIds.rossi ? ('de' as const) : ('it' as const),
  })),
)
