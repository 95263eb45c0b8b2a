import type { StaffProductRow } from '@bottega/contract/staff-products/staff-products.ts'

type Sale = StaffProductRow['sale']

export const sales = ['on', 'waiting', 'withheld', 'offSale', 'recalled'] as const satisfies readonly Sale[]

export const saleTones = {
  on: 'ok',
  waiting: 'quiet',
  withheld: 'warn',
  offSale: 'warn',
  recalled: 'warn',
} as const satisfies Record<Sale, string>
