import type { DeskProductRow } from '@bottega/contract/product-desk/product-desk.ts'

type Sale = DeskProductRow['sale']

export const sales = ['on', 'waiting', 'offSale', 'recalled'] as const satisfies readonly Sale[]

export const saleTones = { on: 'ok', waiting: 'quiet', offSale: 'warn', recalled: 'warn' } as const satisfies Record<
  Sale,
  string
>
