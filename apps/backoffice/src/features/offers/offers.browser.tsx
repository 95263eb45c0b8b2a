import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as OfferPage } from './OfferPage.tsx'
import { Component as OffersPage } from './OffersPage.tsx'

const offer: StaffOfferView = {
  offerId: 4,
  state: 'new',
  product: 'Farina tipo 1, 25 kg',
  brand: 'Mulino',
  quantity: 12,
  price: 18.5,
  note: 'Ogni due settimane',
  date: '2026-11-20T10:00:00.000Z',
  userId: 3,
  customer: 'Elena Rossi',
  company: 'Azienda Rossi srl',
}
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 25 }

afterEach(() => vi.unstubAllGlobals())

test('the list of offers says who wants how much at which price', async () => {
  const { price: _asked, ...open } = offer
  const offers = [offer, { ...open, offerId: 5, product: 'Ceci' }]
  const screen = await showPage(OffersPage, { q: '', state: 'new', offers, page })
  await expect
    .element(screen.getByRole('row', { name: /Farina tipo 1, 25 kg.*Azienda Rossi srl.*In attesa.*12.*18,50/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Ceci.*da proporre/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Farina/ })).toHaveAttribute('href', '/admin/offers/4')
  await expectAccessible()
})

test('staff answer with words; an offer a colleague has answered says so in the dialog', async () => {
  const { sent } = aShop({ refusing: 'Questa offerta ha già una risposta.' })
  const screen = await showPage(OfferPage, offer)
  await expect.element(screen.getByText(/222,00/)).toBeVisible()
  await screen.getByRole('button', { name: 'Accetta' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Risposta al cliente/ }).fill('Da lunedì in negozio')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Accetta' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Questa offerta ha già una risposta.')
  expect(sent).toEqual([
    { path: '/api/customer-offer/decide', body: { offer_id: 4, accept: true, answer: 'Da lunedì in negozio' } },
  ])
})

test('an answered offer has the answer and who gave it, and no buttons', async () => {
  const answered = { state: 'declined' as const, answer: 'Il mulino ha chiuso', decidedBy: 'Silvia Greco' }
  const screen = await showPage(OfferPage, { ...offer, ...answered, decidedAt: '2026-11-21T09:00:00.000Z' })
  await expect.element(screen.getByText(/Risposta di Silvia Greco/)).toBeVisible()
  await expect.element(screen.getByText(/Il mulino ha chiuso/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible()
})
