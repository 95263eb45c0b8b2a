import { expect, test } from 'vitest'
import { dueNow, readMoney } from './door-money.ts'
import { aLine, anOrder } from './testing/pick-lists.ts'

const due = { cents: 4320, voucherCents: 800 }

test('amounts at the door are read as typed: what is change, what is short, and that a short has a reason [doormoney-5]', () => {
  expect(readMoney(due, {})).toMatchObject({ taken: undefined, mistake: undefined })
  expect(readMoney(due, { cash: '50' })).toMatchObject({
    taken: { cash: 5000, card: 0, vouchers: 0 },
    changeCents: 680,
    shortCents: 0,
  })
  expect(readMoney(due, { card: '35,20', vouchers: '8' })).toMatchObject({
    taken: { cash: 0, card: 3520, vouchers: 800 },
    changeCents: 0,
  })
  expect(readMoney(due, { cash: '40' })).toMatchObject({ taken: undefined, shortCents: 320 })
  expect(readMoney(due, { cash: '40', reason: 'mancano monete' }).taken).toMatchObject({ reason: 'mancano monete' })
  expect(readMoney(due, { card: '50' }).mistake).toBe('tooMuch')
  expect(readMoney(due, { vouchers: '16' }).mistake).toBe('tooManyVouchers')
  expect(readMoney(due, { cash: 'dieci' }).mistake).toBe('amount')
})

test('goods that stay behind lower what is to be taken by what they cost, to the cent [doormoney-6]', () => {
  const paid = { paidCents: 1000, quantity: 3000, returned: 0, returnedCents: 0 }
  const order = anOrder({ toCollect: 25, toCollectVouchers: 8, lines: [aLine({ orderItemId: 7, paid })] })
  expect(dueNow(order, [])).toEqual({ cents: 2500, voucherCents: 800 })
  expect(dueNow(order, [{ order_item_id: 7, quantity: 1 }])).toEqual({ cents: 2167, voucherCents: 800 })
  expect(dueNow(order, [{ order_item_id: 7, quantity: 3 }])).toEqual({ cents: 1500, voucherCents: 800 })
})
