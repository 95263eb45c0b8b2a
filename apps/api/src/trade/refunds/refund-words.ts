import type { RefundKind } from '@bottega/rules/payments/order-account.ts'

/** On credit notes, which are in Italian. A return has the number its customer knows. */
export const refundReason = (kind: RefundKind, reference: string): string =>
  kind === 'return' ? `Reso n. ${reference.slice('return-'.length)}` : reasons[kind]

const reasons: Readonly<Record<Exclude<RefundKind, 'return'>, string>> = {
  undelivered: 'Merce non accettata alla consegna',
  desk: 'Rimborso',
  ended: 'Ordine non consegnato',
}
