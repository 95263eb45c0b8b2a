import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as TransfersPage } from './TransfersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const coming = {
  transferId: 12,
  productId: 7,
  code: 'T5',
  name: 'Barbera',
  brand: 'CANTINA',
  pack: '750 ml',
  isLoose: false,
  fromStore: 'Milano',
  toStore: 'Torino',
  isSent: false,
  isComing: true,
  quantity: 6,
  note: 'furgone delle 9',
  sentAt: '2026-11-16T08:00:00.000Z',
  sentBy: 'Olga Banco',
  isCounted: true,
}
const sent = {
  ...coming,
  transferId: 13,
  productId: 8,
  name: 'Mele',
  pack: '',
  isLoose: true,
  fromStore: 'Torino',
  toStore: 'Bologna',
  isSent: true,
  isComing: false,
  quantity: 2.5,
}
const end = { endedAt: '2026-11-16T10:00:00.000Z', endedBy: 'Berta Riva' }
const ended = [
  { ...coming, ...end, transferId: 11, received: 5, reason: 'damaged', receivedNote: 'una rotta' },
  { ...sent, ...end, transferId: 10 },
  { ...coming, ...end, transferId: 9, received: 6, isCounted: false },
]
const read = { open: [sent, coming], ended, more: true, before: undefined }

test('goods on the way are confirmed as they were counted, and another amount asks for its reason [transfers-30]', async () => {
  const { sent: calls } = aShop()
  await showPage(TransfersPage, read)
  await expectAccessible()
  await page.getByRole('button', { name: 'Conferma l’arrivo di Barbera, n. 12' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Milano ha mandato 6.pz/)).toBeVisible()
  const arrived = dialog.getByRole('textbox', { name: 'Arrivati (pezzi)' })
  await expect.element(arrived).toHaveValue('')
  await arrived.fill('6')
  expect(dialog.getByRole('combobox').elements()).toEqual([])
  await arrived.fill('5')
  await dialog.getByRole('combobox', { name: 'Perché non è quanto mandato' }).selectOptions('damaged')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Conferma l’arrivo' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls).toMatchObject([
    {
      path: '/api/desk/stock/transfers/receive',
      body: { coming_transfer_id: 12, received: 5, reason: 'damaged' },
    },
  ])
})

test('goods nobody has confirmed are taken back, and who comes too late reads it in place [transfers-31]', async () => {
  const refusing = 'Questo trasferimento è già stato chiuso da Berta Riva.'
  const shop = aShop({ refusing, refusingCode: 'error.desk.transferEnded' })
  await showPage(TransfersPage, read)
  await page.getByRole('button', { name: 'Riprendi Mele, n. 13' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/2,5.kg tornano nella giacenza di Torino/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Riprendi' }).click()
  await expect.element(dialog.getByText(refusing)).toBeVisible()
  expect(shop.sent).toMatchObject([{ path: '/api/desk/stock/transfers/take-back', body: { sent_transfer_id: 13 } }])
})

test('transfers that have ended say how, and those on the way stand by what is left to do [transfers-32]', async () => {
  await showPage(TransfersPage, read)
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/n\. 11 .*Arrivati 5 pz su 6 pz: Danneggiato · una rotta .*Berta Riva/)).toBeVisible()
  await expect.element(row(/n\. 10 .*Ripresi/)).toBeVisible()
  await expect.element(row(/n\. 9 .*Arrivati 6 pz · il negozio non li conta/)).toBeVisible()
  expect(page.getByRole('button', { name: /n\. 12/ }).elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: /n\. 13/ }).elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: 'Trasferimenti più vecchi' }))
    .toHaveAttribute('href', expect.stringContaining('/stock/transfers?before=9'))
})
