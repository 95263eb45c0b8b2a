import type { ShopWithBank } from '../servers/shop-with-bank.ts'
import type { Person } from '../test-shop.ts'
import type { Buyer } from './buying.ts'
import type { MoneyOracle, Verdict } from './money-oracle.ts'

export interface Staff {
  picker: Person
  keeper: Person
}

/** One order of the model, and beside it the oracle. */
export interface ModelOrder {
  readonly shop: ShopWithBank
  readonly staff: Staff
  readonly buyer: Buyer
  readonly orderId: number
  readonly oracle: MoneyOracle
  /** Calls that were accepted, to be sent once more as they were. */
  readonly accepted: (() => Promise<unknown>)[]
}

/** Refusals are an answer like any other; everything else is a fault. */
export async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('error.') || code === 'error.general') throw error
    return undefined
  }
}

/** The shop has accepted or refused a call as the oracle says that it must. */
export function agree(verdict: Verdict, isAccepted: boolean, what: string): void {
  if (verdict === 'either' || isAccepted === (verdict === 'accepted')) return
  throw new Error(`${what} was ${isAccepted ? 'accepted' : 'refused'}, and had to be ${verdict}`)
}
