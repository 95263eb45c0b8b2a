import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { NavigateFunction } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../../paths.ts'
import { goOnAfterSubmit } from './after-submit.ts'
import { orderToPay } from './order-to-pay.ts'

const assign = vi.fn<(address: string) => void>()
const went = vi.fn<(address: string) => void>()
const navigate = ((address: string) => went(address)) as NavigateFunction
beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, value: string) => values.set(name, value),
    getItem: (name: string) => values.get(name) ?? null,
  })
  vi.stubGlobal('window', { location: { assign } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockClear()
  went.mockClear()
})

test('with a page of the bank it goes there, and the way back knows the order', async () => {
  const redirectUrl = 'https://bank.example/pay/1'
  await goOnAfterSubmit({ orderId: 7, orderStatusId: orderStatus.inPayment, redirectUrl }, navigate)
  expect(assign).toHaveBeenCalledWith(redirectUrl)
  expect(went).not.toHaveBeenCalled()
  expect(orderToPay(null)).toBe(7)
})

test('while the answer is still to come it goes to the page that waits for it', async () => {
  await goOnAfterSubmit({ orderId: 7, orderStatusId: orderStatus.awaitingPayment }, navigate)
  expect(went).toHaveBeenCalledWith(paths.paymentReturn(7))
  expect(orderToPay(null)).toBe(7)
})

test('once it is paid it goes to the confirmation', async () => {
  await goOnAfterSubmit({ orderId: 7, orderStatusId: orderStatus.ordered }, navigate)
  expect(went).toHaveBeenCalledWith(paths.paymentCompleted(7))
  expect(orderToPay(null)).toBeUndefined()
})
