import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as SlotPage } from './SlotPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const you = { staffId: 7, name: 'Anna Verdi', you: true }
const colleague = { staffId: 8, name: 'Piero Neri', you: false }
const anOrder = (orderId: number, customer: string, picker?: typeof you) => ({
  orderId,
  customer,
  status: { orderStatusId: 4, name: 'In preparazione' },
  decided: 0,
  lines: 3,
  total: 16.99,
  ...(picker && { picker }),
})

/** A slot of three orders: one free, one of a colleague, one of the picker who looks. */
async function showSlot() {
  const orders = [anOrder(31, 'Lia De Luca'), anOrder(32, 'Ugo Sala', colleague), anOrder(33, 'Ida Rossi', you)]
  await showPage(SlotPage, { timeslotId: 9, slot: undefined, orders, staff: [you, colleague], copiedAt: undefined })
}
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('the list of a slot says who picks what; a picker sees their own, takes a free one and hands one over', async () => {
  await page.viewport(390, 844)
  const shop = aShop()
  await showSlot()
  await expect.element(card('Ugo Sala').getByText('Prepara: Piero Neri')).toBeVisible()
  await expect.element(card('Ida Rossi').getByText('Prepara: tu')).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: 'Miei' }).click()
  await expect.element(card('Lia De Luca')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Passa l’ordine 33' }).click()
  await page.getByRole('combobox', { name: 'Chi prepara' }).selectOptions('Piero Neri')
  await page.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('radio', { name: 'Liberi' }).click()
  await expect.element(card('Ida Rossi')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Lo preparo io: ordine 31' }).click()
  await expect
    .poll(() => shop.sent.map(({ body }) => body))
    .toEqual([
      { order_id: 33, seen_staff_id: 7, staff_id: 8 },
      { order_id: 31, staff_id: 7 },
    ])
})

test('whoever takes an order that a colleague has just taken reads whose it is', async () => {
  const shop = aShop()
  shop.refusing = 'L’ordine 31 adesso ce l’ha Piero Neri.'
  await showSlot()
  await page.getByRole('button', { name: 'Lo preparo io: ordine 31' }).click()
  await expect.element(card('Lia De Luca').getByText('L’ordine 31 adesso ce l’ha Piero Neri.')).toBeVisible()
})
