import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { Component as BatchPage } from './BatchPage.tsx'
import { aLine, anOrder } from './testing/pick-lists.ts'
import { aPickingShop, jam, leavePicking } from './testing/picking-shop.ts'

afterEach(leavePicking)

test('a batch names each product once, in whose bags its parts go, and what is taken leaves the list', async () => {
  const apples = { ...aLine(), orderId: 31, customer: 'Lia De Luca' }
  const can = { start: false, pick: true }
  aPickingShop(anOrder({ lines: [aLine(), { ...jam, state: 'picked', quantityPrepared: 4, version: 1 }] }))
  await showPage(BatchPage, {
    timeslotId: 9,
    orders: [
      { orderId: 31, can },
      { orderId: 32, can },
    ],
    goods: [
      {
        productId: 11,
        name: 'Mele rosse',
        unit: 'kg',
        quantity: 2.3,
        lines: [apples, { ...apples, orderId: 32, orderItemId: 5, quantityOrdered: 1.5, customer: 'Ugo Sala' }],
      },
      { productId: 12, name: 'Confettura', unit: 'pz', quantity: 4, lines: [{ ...jam, orderId: 31, customer: 'Lia' }] },
    ],
  })
  await expect.element(page.getByText('Da prendere: 2,3 kg')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ordine 32 · Ugo Sala' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Preso' }).last().click()
  await expect.element(page.getByText('1 di 3 righe decise')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Confettura' })).not.toBeInTheDocument()
})

test('a batch draws as many goods as are worked on soon, the others at a press, and one whose code is read at once', async () => {
  const goods = Array.from({ length: 60 }, (_, place) => {
    const own = { orderItemId: place + 1, productId: place + 1, name: `Merce ${place + 1}`, barcode: `80980${place}` }
    const line = { ...jam, ...own, orderId: 31, customer: 'Lia' }
    return { productId: own.productId, name: own.name, unit: 'pz' as const, quantity: 4, lines: [line] }
  })
  aPickingShop()
  const orders = [{ orderId: 31, can: { start: false, pick: true } }]
  await showPage(BatchPage, { timeslotId: 9, orders, goods, copiedAt: undefined })
  await expect.element(page.getByRole('heading', { name: 'Merce 48' })).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Merce 49' })).not.toBeInTheDocument()
  await page.getByLabelText('Leggi o scrivi il codice a barre').fill('8098054')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Merce 55' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Mostra altri 5 prodotti' }).click()
  await expect.element(page.getByRole('heading', { name: 'Merce 60' })).toBeInTheDocument()
})
