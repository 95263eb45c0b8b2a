import { expect, test } from 'vitest'
import { asAgreed, doorSum, dueWithout, settleAtDoor } from './door-money.ts'

const due = { cents: 5000, voucherCents: 1600 }

test('money at the door leaves change, or something open, and change comes out of the cash alone [doormoney-1]', () => {
  expect(settleAtDoor(due, { cash: 4000, card: 0, vouchers: 1600 })).toEqual({
    ok: true,
    kept: { cash: 3400, card: 0, vouchers: 1600 },
    changeCents: 600,
    shortCents: 0,
  })
  expect(settleAtDoor(due, { cash: 0, card: 4500, vouchers: 0 })).toMatchObject({ changeCents: 0, shortCents: 500 })
  expect(settleAtDoor(due, { cash: 100, card: 5000, vouchers: 0 })).toMatchObject({ changeCents: 100 })
  expect(settleAtDoor(due, { cash: 99, card: 5000, vouchers: 800 })).toEqual({ ok: false, reason: 'tooMuch' })
  expect(settleAtDoor({ cents: 0, voucherCents: 0 }, { cash: 100, card: 0, vouchers: 0 })).toMatchObject({ ok: false })
})

test('meal vouchers count at the door up to what was agreed in them [doormoney-2]', () => {
  expect(settleAtDoor(due, { cash: 3000, card: 0, vouchers: 2000 })).toEqual({ ok: false, reason: 'tooManyVouchers' })
  expect(settleAtDoor(due, { cash: 4200, card: 0, vouchers: 800 })).toMatchObject({ ok: true, shortCents: 0 })
})

test('what is kept and what is short come to what is due, whatever is handed over [doormoney-3]', () => {
  for (let cash = 0; cash <= 6000; cash += 700)
    for (let card = 0; card <= 5000; card += 900)
      for (let vouchers = 0; vouchers <= 1600; vouchers += 800) {
        const settled = settleAtDoor(due, { cash, card, vouchers })
        if (!settled.ok) continue
        expect(doorSum(settled.kept) + settled.shortCents).toBe(due.cents)
        expect(Math.min(settled.kept.cash, settled.changeCents, settled.shortCents)).toBeGreaterThanOrEqual(0)
      }
  expect(doorSum(asAgreed(due))).toBe(due.cents)
})

test('goods left behind lower the money first and the meal vouchers last [doormoney-4]', () => {
  expect(dueWithout(due, 1000)).toEqual({ cents: 4000, voucherCents: 1600 })
  expect(dueWithout(due, 4000)).toEqual({ cents: 1000, voucherCents: 1000 })
  expect(dueWithout(due, 9000)).toEqual({ cents: 0, voucherCents: 0 })
})
