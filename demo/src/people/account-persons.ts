import type { accountPerson } from '@bottega/api/people/persons/persons.tables.ts'
import { personIds } from './demo-people.ts'

/** Azienda Rossi sees the orders Marco places for it, and has asked Giulia, who finds the question in her profile. */
export const accountPersonRows = (now: Date): readonly (typeof accountPerson.$inferInsert)[] => [
  {
    masterId: personIds.rossi,
    email: 'marco@bottega.example',
    personId: personIds.marco,
    invitedAt: new Date('2026-02-03T08:15:00Z'),
    agreedAt: new Date('2026-02-03T17:40:00Z'),
  },
  { masterId: personIds.rossi, email: 'giulia@bottega.example', invitedAt: now },
]
