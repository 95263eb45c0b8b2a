import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { Component as ProductPage } from '../../features/products/ProductPage.tsx'
import { showPage } from '../../testing/show-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const product: StaffProduct = {
  productId: 7,
  version: 3,
  code: 'BORGO-1',
  slug: 'spaghetti',
  name: 'Spaghetti',
  brand: 'BORGO',
  pack: '500 g',
  category: 'Pasta secca',
  isLoose: false,
  sale: 'on',
  picture: '',
  ownPicture: false,
  mayBePromoted: true,
  label: [],
  lacks: [],
  classes: [],
  stores: [{ warehouseId: 1, name: 'Milano', reasons: [], lastMove: 0, available: 24, promotions: [], prices: [] }],
}
const [milano] = product.stores
const error = 'Pia Rossi ha cambiato qualcosa nel frattempo.'
const refusal = {
  response: {
    ...silence,
    status: 2,
    errors: [{ code: 'error.staff.changedMeanwhile', error }],
    errorsMessage: [error],
  },
  user: anonymousUser,
}

test('what a colleague changed meanwhile stands beside one’s own change, which is sent again on purpose', async () => {
  const bodies: { version: number; available: number }[] = []
  let now = product
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    const isFirst = bodies.length === 1
    if (isFirst) now = { ...product, version: 4, sale: 'offSale', stores: milano ? [{ ...milano, available: 20 }] : [] }
    const answer = isFirst ? refusal : { response: silence, user: anonymousUser, data: { product: now } }
    return Promise.resolve(Response.json(answer))
  })
  const screen = await showPage(ProductPage, () => ({ product: now, groups: [], takers: [], moves: [], more: false }))
  await screen.getByRole('button', { name: 'Imposta la giacenza' }).click()
  await screen.getByRole('textbox', { name: /^Disponibile/ }).fill('3')
  await screen.getByRole('dialog').getByRole('button', { name: 'Imposta la giacenza' }).click()
  await expect.element(screen.getByText(error)).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Giacenza · Milano.*20 pezzi.*24 pezzi.*3 pezzi/ }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Stato.*Fuori vendita.*In vendita.*non lo cambi/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Disponibile/ })).toHaveValue('3')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Procedi lo stesso' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodies.map(({ version, available }) => [version, available])).toEqual([
    [3, 3],
    [4, 3],
  ])
})

test('a dialog stays open until the shop has answered it, so that its refusal is seen', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const screen = await showPage(ProductPage, { product, groups: [], takers: [], moves: [], more: false })
  await screen.getByRole('button', { name: 'Imposta la giacenza' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Imposta la giacenza' }).click()
  await screen.getByRole('button', { name: 'Chiudi la finestra' }).click()
  resolve(Response.json(refusal))
  await expect.element(screen.getByText(error)).toBeVisible()
  await screen.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
