import type { WithdrawalOptionsView } from '@bottega/contract/returns/withdrawals.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import WithdrawalPage from './WithdrawalPage.tsx'

const shop = {
  name: 'Spesa & Valle',
  shortName: 'Valle',
  languages: ['it'],
  social: [],
  sellers: [
    {
      cooperativeId: 1,
      name: 'Valle',
      company: 'Valle società cooperativa',
      address: 'Via Lunga 2, 38122 Trento TN',
      email: 'recessi@valle.example',
    },
  ],
}
const wine = { orderItemId: 2, name: 'Barbera', description: '75 cl', mediaURL: '', unit: 'pz', quantity: 2 } as const
const options: WithdrawalOptionsView = {
  orderId: 31,
  way: 'return',
  lastDay: '2026-12-04',
  name: 'Giulia Bianchi',
  email: 'giulia@bottega.example',
  lines: [
    wine,
    { ...wine, orderItemId: 3, name: 'Mele', quantity: 0, obstacle: 'excepted', exception: 'perishable' },
    { ...wine, orderItemId: 4, name: 'Riso' },
  ],
}
const answers = { '/order-refund/withdraw': () => ({ sentAt: '2026-11-20T14:37:00.000Z' }) }

afterEach(() => vi.unstubAllGlobals())

test('without a login the statement takes two steps and no reason, and its receipt has date and time [withdrawal-20]', async () => {
  const { sent } = await showPage(WithdrawalPage, { data: () => ({ shop }), answers })
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Numero dell’ordine' })).toHaveFocus()
  expect(sent).toEqual([])
  await page.getByRole('textbox', { name: 'Numero dell’ordine' }).fill('31')
  await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Giulia Bianchi')
  await page.getByRole('textbox', { name: 'E-mail per la ricevuta' }).fill('giulia@bottega.example')
  await expectAccessible()
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect.element(page.getByText('tutto l’ordine', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: 'Conferma recesso', exact: true }).click()
  await expect.element(page.getByText(/Inviata venerdì 20 novembre 2026, ore 15:37/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { order_number: '31', name: 'Giulia Bianchi', email: 'giulia@bottega.example' },
  ])
  await expectAccessible()
})

test('a customer sees which goods can be withdrawn from and why others cannot, and names those they mean [withdrawal-21]', async () => {
  const { sent } = await showPage(WithdrawalPage, { data: () => ({ shop, orderId: 31, options }), answers })
  await expect.element(page.getByText(/si deteriora o scade rapidamente \(art. 59, lettera d\)/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Mele' })).not.toBeInTheDocument()
  await expect.element(page.getByText(/fino a .*4 dicembre.* compreso/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Riso' }).click()
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Conferma recesso', exact: true }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ order_number: '31', order_item_ids: [2] })
})

test('an order that is not prepared yet is withdrawn from as a whole', async () => {
  const { sent } = await showPage(WithdrawalPage, {
    data: () => ({ shop, orderId: 31, options: { ...options, way: 'cancel' } }),
    answers,
  })
  await expect.element(page.getByText(/con il recesso lo annulliamo tutto/)).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('button', { name: 'Conferma recesso', exact: true }).click()
  await expect.poll(() => sent[0]?.body).not.toHaveProperty('order_item_ids')
})

test('the page has the model form of the law to the sellers, and the legal guarantee of two years, in German too [withdrawal-22]', async () => {
  await showPage(WithdrawalPage, { data: () => ({ shop }), setting: { locale: 'de' } })
  await expect.element(page.getByRole('heading', { name: 'Vertrag hier widerrufen', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/Valle società cooperativa, Via Lunga 2.*recessi@valle.example/)).toBeVisible()
  await expect.element(page.getByText(/Hiermit widerrufe\(n\) ich\/wir/)).toBeVisible()
  await expect.element(page.getByText(/Zwei Jahre ab der Lieferung stehen Spesa & Valle/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Nummer der Bestellung' }).fill('31')
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Anna Huber')
  await page.getByRole('textbox', { name: 'E-Mail für die Bestätigung' }).fill('anna@bottega.example')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page.getByRole('button', { name: 'Widerruf bestätigen', exact: true })).toBeVisible()
  await expectAccessible()
})
