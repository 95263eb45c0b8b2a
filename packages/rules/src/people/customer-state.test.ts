import { expect, test } from 'vitest'
import { customerState, type CustomerState } from './customer-state.ts'

const open = { profileConfirmed: true, businessApproval: null, closedAt: null, erasedAt: null } as const
const then = new Date('2026-11-20T08:00:00Z')

test.each<[string, Parameters<typeof customerState>[0], CustomerState]>([
  ['a private customer', open, 'open'],
  ['an approved business', { ...open, businessApproval: 'approved' }, 'open'],
  ['a business that waits', { ...open, businessApproval: 'waiting' }, 'waiting'],
  [
    'a business that waits, with an address to confirm',
    { ...open, businessApproval: 'waiting', profileConfirmed: false },
    'unconfirmed',
  ],
  ['a rejected business', { ...open, businessApproval: 'rejected' }, 'rejected'],
  ['a rejected business that left', { ...open, businessApproval: 'rejected', closedAt: then }, 'closed'],
  ['an erased account', { ...open, profileConfirmed: false, closedAt: then, erasedAt: then }, 'erased'],
])('%s', (_who, facts, state) => expect(customerState(facts)).toBe(state))
