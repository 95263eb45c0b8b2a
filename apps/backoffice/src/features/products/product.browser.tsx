import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ProductPage } from './ProductPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const product = {
  productId: 7,
  code: 'BORGO-1',
  name: 'Spaghetti di grano duro',
  brand: 'BORGO',
  pack: '500 g',
  sale: 'on',
  version: 3,
  slug: 'spaghetti',
  category: 'Pasta secca',
  isLoose: false,
  picture: '/photo/uploaded/main/thumb/7-0.webp',
  ownPicture: true,
  mayBePromoted: true,
  maximum: 20,
  classes: [{ classId: 3, name: 'Pasta', maximum: 12 }],
  lacks: ['operator'],
  label: [
    { field: 'ingredients', it: 'Semola di _grano_ duro', de: '_Hartweizen_grieß', byStaff: true },
    { field: 'originCountry', it: 'IT', byStaff: false },
    { field: 'energyClass', byStaff: false },
    { field: 'packaging', it: 'GL 71', byStaff: false },
  ],
  stores: [
    {
      warehouseId: 1,
      name: 'Milano',
      reasons: [],
      lastMove: 9,
      price: 1.29,
      lowestPrice: 1.09,
      available: 24,
      promotion: { name: 'Volantino 48', from: '2026-11-16', to: '2026-11-30' },
      promotions: [
        {
          promotionId: 5,
          name: 'Volantino 48',
          kind: 'price',
          price: 0.99,
          from: '2026-11-16',
          to: '2026-11-30',
          membersOnly: false,
          others: 2,
        },
      ],
      prices: [
        { from: '2026-10-01', to: '2026-11-15', price: 1.09 },
        { from: '2026-11-16', price: 1.29 },
      ],
    },
    {
      warehouseId: 2,
      name: 'Torino',
      reasons: ['noPriceToday', 'soldOut'],
      lastMove: 0,
      available: 0,
      promotions: [],
      prices: [],
    },
  ],
}

const groups = [
  {
    groupId: 7,
    name: 'Azioni',
    classes: [
      { classId: 3, name: 'Pasta', names: { it: 'Pasta' }, maximum: 12 },
      { classId: 4, name: 'Scorte', names: { it: 'Scorte', de: 'Vorräte' } },
    ],
  },
]
const moves = [
  {
    moveId: 9,
    kind: 'waste',
    store: 'Milano',
    delta: -2,
    at: '2026-11-16T09:00:00.000Z',
    by: 'Olga Banco',
    reason: 'expired',
    note: 'cella 2',
  },
  {
    moveId: 8,
    kind: 'count',
    store: 'Milano',
    delta: -1,
    at: '2026-11-15T09:00:00.000Z',
    by: 'Olga Banco',
    counted: 26,
    expected: 27,
  },
  { moveId: 7, kind: 'order', orderId: 31, store: 'Milano', delta: -3, at: '2026-11-14T09:00:00.000Z' },
  {
    moveId: 6,
    kind: 'transfer',
    store: 'Milano',
    otherStore: 'Torino',
    delta: 5,
    at: '2026-11-13T09:00:00.000Z',
    by: 'Olga Banco',
  },
]
const takers = [
  { id: 1, name: 'Milano' },
  { id: 3, name: 'Bologna' },
]
const showProduct = (more: object = {}, language: 'it' | 'de' = 'it') =>
  showPage(ProductPage, { product: { ...product, ...more }, groups, takers, moves, more: true }, language)

test('a product says of each store its price, the lowest of thirty days, stock, and why it is not on the shelf', async () => {
  const screen = await showProduct()
  await expect.element(screen.getByText('È sullo scaffale.')).toBeVisible()
  await expect.element(screen.getByText('Perché non è sullo scaffale?')).toBeVisible()
  await expect
    .element(screen.getByText('Il prezzo di questo negozio è finito o non è ancora cominciato.'))
    .toBeVisible()
  await expect.element(screen.getByText('È esaurito: si vede, ma non si può comprare.')).toBeVisible()
  await expect.element(screen.getByText(/0,99.€ · 16 nov 2026 – 30 nov 2026/)).toBeVisible()
  await expect.element(screen.getByText('Vale anche per altri 2 prodotti.')).toBeVisible()
  await expect.element(screen.getByText('Pasta (al massimo 12 pezzi nel carrello)')).toBeVisible()
  await expect.element(screen.getByText('24 pezzi')).toBeVisible()
  await expectAccessible()
})

test('a product on sale can be recalled with a reason, one that was recalled comes back', async () => {
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Richiama' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
  await screen.unmount()
  const recalled = await showProduct({ sale: 'recalled', recallMails: { orders: 1, customers: 240 } })
  await expect.element(recalled.getByText('1 ordine in corso, 240 clienti che l’hanno già ricevuto')).toBeVisible()
  await expect.element(recalled.getByRole('button', { name: 'Rimetti in vendita' })).toBeVisible()
  expect(recalled.getByRole('button', { name: 'Richiama' }).elements()).toEqual([])
})

test('a price asks for its store and days', async () => {
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Imposta un prezzo' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Prezzo in euro' })).toBeRequired()
  await expect.element(screen.getByRole('textbox', { name: 'Primo giorno' })).toBeRequired()
  await expectAccessible()
})

test('a promotion says which price the law asks for, and sends what its kind has', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Metti in offerta' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Prezzo in offerta, in euro' }))
    .toHaveAccessibleDescription(/Milano 1,09/)
  await expectAccessible()
  await screen.getByRole('combobox', { name: 'Tipo di offerta' }).selectOptions('Prendi più pezzi, paghi meno')
  await screen.getByRole('combobox', { name: 'Negozio' }).selectOptions('Milano')
  await screen.getByRole('textbox', { name: 'Ultimo giorno' }).fill('2099-12-31')
  await screen.getByRole('textbox', { name: /^Nome dell’offerta/ }).fill('Tre per due')
  await screen.getByRole('dialog').getByRole('button', { name: 'Metti in offerta' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      path: '/api/desk/product/promotion',
      body: { version: 3, warehouse_id: 1, kind: 'pieces', pieces: 3, paid_pieces: 2, name: { it: 'Tre per due' } },
    },
  ])
})

test('the days of a promotion that others share change for this product alone, as the dialog says', async () => {
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Cambia i giorni: Volantino 48' }).click()
  await expect.element(screen.getByText(/lì resta com’è/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Primo giorno' })).toHaveAttribute('readonly')
  await expectAccessible()
})

test.each([
  ['has none', ''],
  ['lost its file', '/photo/never-there.webp'],
])('a product that %s shows a bag in place of its picture, and says so', async (_how, picture) => {
  const screen = await showProduct({ picture })
  await expect.element(screen.getByRole('img', { name: `Nessuna immagine di ${product.name}` })).toBeVisible()
  expect(
    screen
      .getByRole('img')
      .elements()
      .filter((one) => one.tagName === 'IMG'),
  ).toEqual([])
  await expectAccessible()
})

test('a picture is sent as a file beside the version that was seen', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await expect.element(screen.getByRole('img', { name: 'Immagine di Spaghetti di grano duro' })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cambia l’immagine' }).click()
  await expectAccessible()
  const picture = new File(['picture'], 'foto.png', { type: 'image/png' })
  await screen.getByLabelText(/^File dell’immagine/).upload(picture)
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia l’immagine' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const body = { product_id: '7', version: '3', picture: expect.objectContaining({ name: 'foto.png' }) as unknown }
  expect(sent).toMatchObject([{ path: '/api/desk/product/picture', body }])
})

test('the picture that staff gave a product can be taken away, one that is drawn cannot', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Togli l’immagine' }).click()
  await expect.element(screen.getByText(/^Il prodotto torna all’immagine di prima/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Togli l’immagine' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ path: '/api/desk/product/picture-remove', body: { product_id: 7, version: 3 } }])
  await screen.unmount()
  const isDrawn = await showProduct({ ownPicture: false })
  await expect.element(isDrawn.getByRole('button', { name: 'Cambia l’immagine' })).toBeVisible()
  expect(isDrawn.getByRole('button', { name: 'Togli l’immagine' }).elements()).toEqual([])
})

test('a field of the label is written in each language and left to the files again; a country is chosen [label-10]', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await expect.element(screen.getByText('Semola di grano duro')).toBeVisible()
  await expect.element(screen.getByRole('strong').getByText('grano', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Italia', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Cambia: Ingredienti' }).click()
  await expect.element(screen.getByLabelText('In tedesco')).toHaveValue('_Hartweizen_grieß')
  await expectAccessible()
  await screen.getByLabelText(/^In italiano/).fill('Semola di _grano_ duro, acqua')
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Lascia ai file: Ingredienti' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Lascia ai file' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cambia: Paese di origine' }).click()
  await screen.getByLabelText('Paese').selectOptions('Austria')
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const seen = { product_id: 7, version: 3 }
  expect(sent).toEqual([
    {
      path: '/api/desk/product/label',
      body: { ...seen, field: 'ingredients', it: 'Semola di _grano_ duro, acqua', de: '_Hartweizen_grieß' },
    },
    { path: '/api/desk/product/label-release', body: { ...seen, field: 'ingredients' } },
    { path: '/api/desk/product/label', body: { ...seen, field: 'originCountry', it: 'AT' } },
  ])
})

test('classes are chosen among those of the shop, with the most of the product in one cart', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Classi e limite' }).click()
  await expect.element(screen.getByRole('checkbox', { name: /^Pasta/ })).toBeChecked()
  await expectAccessible()
  await screen.getByRole('checkbox', { name: 'Scorte' }).click()
  await screen.getByRole('textbox', { name: /^Al massimo in un carrello/ }).fill('')
  await screen.getByRole('dialog').getByRole('button', { name: 'Classi e limite' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: 7, version: 3, class_ids: [3, 4] }])
})

test('infant formula is not promoted', async () => {
  const screen = await showProduct({ mayBePromoted: false })
  await expect.element(screen.getByRole('button', { name: 'Imposta un prezzo' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Metti in offerta' }).elements()).toEqual([])
})

test.each([
  [390, false],
  [768, true],
])('at %i pixels what belongs together stands side by side: %s', async (width, isBeside) => {
  await page.viewport(width, 900)
  const screen = await showProduct()
  const picture = screen.getByRole('img', { name: /Spaghetti/ })
  await expect.element(picture).toBeVisible()
  const leftOf = (element: Element) => element.getBoundingClientRect().left
  expect(leftOf(screen.getByText('BORGO-1').element()) > picture.element().getBoundingClientRect().right).toBe(isBeside)
  const price = screen.getByText('Prezzo di oggi').first().element()
  const promotions = screen.getByRole('heading', { name: 'Offerte' }).element()
  expect(leftOf(promotions) > leftOf(price)).toBe(isBeside)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('how the stock moved is told in words, with the way to the order and to older ones [scorte-50]', async () => {
  const screen = await showProduct()
  await expect.element(screen.getByRole('row', { name: /Buttato .*2 .*Olga Banco .*Scaduto · cella 2/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Contato .*trovati 26, attesi 27/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Arrivato da Torino .*\+5/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ordine 31' })).toHaveAttribute('href', '/admin/orders/31')
  await expect
    .element(screen.getByRole('link', { name: 'Movimenti più vecchi' }))
    .toHaveAttribute('href', '/admin/products/7?before=6')
  await screen.unmount()
  const german = await showProduct({}, 'de')
  await expect.element(german.getByRole('row', { name: /Weggeworfen .*Abgelaufen · cella 2/ })).toBeVisible()
  await expect.element(german.getByRole('button', { name: 'An ein anderes Geschäft senden: Milano' })).toBeVisible()
})

test('waste asks for its reason, and a second press of it has the same key [scorte-51]', async () => {
  const shop = aShop({ refusing: 'Milano ne può togliere al massimo 1.' })
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Butta: Milano' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Quantità (pezzi)' }).fill('2')
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOptions('Danneggiato')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Butta' }).click()
  await expect.element(dialog.getByText('Milano ne può togliere al massimo 1.')).toBeVisible()
  shop.refusing = undefined
  await dialog.getByRole('button', { name: 'Procedi lo stesso' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(shop.sent).toMatchObject([
    { path: '/api/desk/stock/waste', body: { product_id: 7, warehouse_id: 1, quantity: 2, reason: 'damaged' } },
    { path: '/api/desk/stock/waste' },
  ])
  expect(shop.sent[0]?.key).toMatch(/.{20}/)
  expect(shop.sent[1]?.key).toBe(shop.sent[0]?.key)
})

test('a count names the last movement the page shows, and goods go to a store of other staff too [scorte-52]', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Conta lo scaffale: Milano' }).click()
  await screen.getByRole('textbox', { name: 'Sullo scaffale (pezzi)' }).fill('20')
  await screen.getByRole('dialog').getByRole('button', { name: 'Conta lo scaffale' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Manda a un altro negozio: Milano' }).click()
  await screen.getByRole('textbox', { name: 'Quantità (pezzi)' }).fill('3')
  await screen.getByRole('dialog').getByRole('button', { name: 'Manda a un altro negozio' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([
    { path: '/api/desk/stock/count', body: { warehouse_id: 1, counted: 20, seen: 9 } },
    { path: '/api/desk/stock/transfer', body: { warehouse_id: 1, to_warehouse_id: 3, quantity: 3 } },
  ])
  await screen.unmount()
  const uncounted = product.stores.map((store) => Object.assign({}, store, { available: undefined }))
  const free = await showProduct({ stores: uncounted })
  await expect.element(free.getByRole('button', { name: 'Conta lo scaffale: Milano' })).toBeVisible()
  expect(free.getByRole('button', { name: 'Merce arrivata: Milano' }).elements()).toEqual([])
})

test('a field of the label with a list of codes is chosen from it, one or several [label-16]', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await expect.element(screen.getByText('GL 71 – vetro verde', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Cambia: Classe energetica' }).click()
  await screen.getByRole('dialog').getByLabelText('Classe energetica').selectOptions('B')
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cambia: Imballaggio e raccolta' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'GL 71 – vetro verde' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'FOR 51 – sughero' }).click()
  await expectAccessible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const seen = { product_id: 7, version: 3 }
  const path = '/api/desk/product/label'
  expect(sent).toEqual([
    { path, body: { ...seen, field: 'energyClass', it: 'B' } },
    { path, body: { ...seen, field: 'packaging', it: 'FOR 51, GL 71' } },
  ])
})
