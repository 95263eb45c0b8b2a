import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import { staffCustomersFile } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test, vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { api } from '../../lib/api.ts'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './CustomerPage.tsx'
import { Component as CustomersPage } from './CustomersPage.tsx'

const at = '2026-11-20T08:15:00.000Z'
const customer: StaffCustomer = {
  userId: 9,
  name: 'Agata Prova',
  customerType: 'company',
  state: 'open',
  login: 'agata',
  email: 'agata@bottega.example',
  phones: ['+39 347 5566778'],
  language: 'it',
  since: at,
  member: true,
  card: '2912345678906',
  business: { companyName: 'Forno Agata srl', vatNumber: '01234567897', fiscalCode: '', sdiCode: 'ABC1234', pec: '' },
  consents: [
    {
      personInfoTypeId: 1,
      kind: 'terms',
      given: true,
      answers: [{ at, given: true, textVersion: '2026-11', language: 'it', wording: 'Ho letto le condizioni.' }],
    },
    { personInfoTypeId: 3, kind: 'marketing', given: false, answers: [] },
  ],
  tags: ['Piano alto'],
  tagsInUse: ['Piano alto', 'Ristorante'],
  notes: [
    {
      noteId: 5,
      at: '2026-11-20T08:15:00.000Z',
      staffName: 'Olga Bianchi',
      body: 'Allergica alle noci',
      onOrders: true,
    },
  ],
  vouchers: [
    {
      code: 'SCUSA-1',
      name: 'Buono di scuse',
      discount: 5,
      discountKind: 'amount',
      minimumSpend: 5,
      state: 'usable',
      left: 1,
      validFrom: '2026-11-20',
      validUntil: '2027-02-20',
      orderIds: [],
    },
  ],
}

test('a customer has details, consents with their proof and vouchers, and is clean for axe', async () => {
  const screen = await showPage(Component, { customer, orders: [] })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Forno Agata srl' })).toBeVisible()
  await expect.element(screen.getByText('2912345678906')).toBeVisible()
  await expect.element(screen.getByText(/da 5,00.€ di spesa/)).toBeVisible()
  expect(screen.getByText('Ho letto le condizioni.').query()).not.toBeVisible()
  await screen.getByText('1 risposta').click()
  await expect.element(screen.getByText('Ho letto le condizioni.')).toBeVisible()
  await expectAccessible()
})

test('notes say who wrote them and which go with orders; one is written and another deleted', async () => {
  const shop = aShop()
  const screen = await showPage(Component, { customer, orders: [] })
  await expect.element(screen.getByText('Allergica alle noci')).toBeVisible()
  await expect.element(screen.getByText('Con gli ordini')).toBeVisible()
  await screen.getByRole('button', { name: /^Elimina la nota di Olga Bianchi/ }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ user_id: 9, note_id: 5 })
  await screen.getByRole('button', { name: 'Scrivi una nota' }).click()
  await screen.getByRole('textbox', { name: /^Nota/ }).fill('Citofono muto')
  await screen.getByRole('checkbox', { name: /^Mostrala/ }).click()
  await expectAccessible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Scrivi una nota' }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ user_id: 9, body: 'Citofono muto', on_orders: true })
  await expect.element(screen.getByText('Nota scritta.')).toBeVisible()
  vi.unstubAllGlobals()
})

test('a tag is put on a customer, chosen from those in use, and another is taken off', async () => {
  const shop = aShop()
  const screen = await showPage(Component, { customer, orders: [] })
  await screen.getByRole('button', { name: 'Togli l’etichetta Piano alto' }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ user_id: 9, tag: 'Piano alto' })
  const field = screen.getByRole('combobox', { name: 'Etichetta' })
  await field.fill(' Ristorante ')
  expect([...document.querySelectorAll('datalist option')].map(({ textContent }) => textContent)).toEqual([
    'Ristorante',
  ])
  await expectAccessible()
  await screen.getByRole('button', { name: 'Metti l’etichetta' }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ user_id: 9, tag: 'Ristorante' })
  await expect.element(field).toHaveValue('')
  vi.unstubAllGlobals()
})

test('acting for a customer asks why', async () => {
  const screen = await showPage(Component, { customer, orders: [] })
  await screen.getByRole('button', { name: 'Agisci per il cliente' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})

test('for an account that is being deleted nothing is done', async () => {
  const screen = await showPage(Component, { customer: { ...customer, state: 'closed' }, orders: [] })
  await expect.element(screen.getByText('In cancellazione')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('staff act for a customer straight from the list, and for none whose account is being deleted', async () => {
  const row = {
    customerType: 'private',
    email: 'lia@bottega.example',
    phone: '',
    company: '',
    orders: 2,
    state: 'open',
    tags: [],
  }
  const customers = [
    { ...row, userId: 5, name: 'Lia De Luca', tags: ['Ristorante'] },
    { ...row, userId: 6, name: 'Ugo Sala', state: 'closed' },
  ]
  const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 25 }
  const screen = await showPage(CustomersPage, {
    q: '',
    tag: '',
    sort: 'newest',
    views: [],
    tags: ['Ristorante'],
    customers,
    page,
  })
  expect(screen.getByRole('button', { name: /^Agisci/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Agisci per il cliente: Lia De Luca' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})

test('all customers that are found can be taken as a file, and a refusal of it stands beside the buttons', async () => {
  const row = { userId: 9, name: 'Agata Prova', customerType: 'private', company: '', email: 'a@b.example', phone: '' }
  const customers = [{ ...row, state: 'open', orders: 2, since: at, tags: ['Scale'] }]
  const page = { selPage: 1, totPages: 3, totItems: 60, itemsPerPage: 25 }
  await tab.viewport(390, 844)
  const filter = { q: 'agata', tag: 'Scale' }
  const screen = await showPage(CustomersPage, {
    ...filter,
    sort: 'newest',
    views: [],
    tags: ['Scale'],
    customers,
    page,
  })
  const refused = { ...silence, status: 2, errors: [{ code: 'error.request.tooMany', error: 'Troppe richieste' }] }
  const call = vi.spyOn(api, 'call').mockRejectedValue(new RefusalError(refused, anonymousUser, 200))
  await screen.getByRole('button', { name: 'Scarica l’elenco intero (Excel)' }).click()
  expect(call).toHaveBeenCalledWith(staffCustomersFile, { query: { ...filter, format: 'xlsx' } })
  await expect.element(screen.getByText('Troppe richieste')).toBeVisible()
  call.mockRestore()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})
