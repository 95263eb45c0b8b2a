import type { OrderStage } from '@bottega/rules/orders/order-stage.ts'

/** What needs attention stands out; what is over does not. */
const tones: Readonly<Partial<Record<OrderStage, 'offer' | 'quiet' | 'ok'>>> = {
  unpaid: 'offer',
  done: 'ok',
  ended: 'quiet',
}

export const stageTone = (stage: OrderStage) => tones[stage] ?? 'warn'
