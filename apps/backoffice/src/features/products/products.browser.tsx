import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ClassesPage } from './ClassesPage.tsx'
import { Component as ProductPage } from './ProductPage.tsx'
import { Component as ProductsPage } from './ProductsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const row = {
  productId: 7,
  code: 'BORGO-1',
  name: 'Spaghetti di grano duro',
  brand: 'BORGO',
  pack: '500 g',
  sale: 'on',
  picture: '',
  category: 'Pasta secca',
  isLoose: false,
  price: 1.29,
  available: 24,
}
const table = {
  asked: {},
  changes: [],
  groups: [],
  warehouseId: 1,
  stores: [
    { id: 1, name: 'Milano' },
    { id: 2, name: 'Torino' },
  ],
  categories: [
    { id: 3, name: 'Dispensa', depth: 0 },
    { id: 4, name: 'Pasta secca', depth: 1 },
  ],
}
const product = {
  ...row,
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
const showProduct = (more: object = {}, language: 'it' | 'de' = 'it') =>
  showPage(ProductPage, { product: { ...product, ...more }, groups, moves, more: true }, language)

test('products are listed with their state, and none found says what to try', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, products: [row], page })
  await expect
    .element(screen.getByRole('row', { name: /Spaghetti di grano duro .*BORGO-1 .*In vendita/ }))
    .toBeVisible()
  await expectAccessible()
})

test('the table has picture, name, code, price, stock and category of one store, and what it is narrowed and sorted by [tabella-1]', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 3, itemsPerPage: 50 }
  const bare = { ...row, productId: 8, name: 'Fusilli', available: 0, price: undefined }
  const asked = { category_id: 4, without: 'picture', sale: 'on' }
  const screen = await showPage(ProductsPage, { ...table, asked, sort: 'priceDown', products: [row, bare], page })
  await expect
    .element(
      screen.getByRole('row', { name: /Spaghetti di grano duro .*BORGO-1 .*1,29.€.*24.pz.*Pasta secca.*In vendita/ }),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Fusilli .*nessun prezzo.*Esaurito/ })).toBeVisible()
  for (const [name, value] of [
    ['Negozio', '1'],
    ['Categoria', '4'],
    ['Manca', 'picture'],
    ['Stato', 'on'],
    ['Ordine', 'priceDown'],
  ] as const)
    await expect.element(screen.getByRole('combobox', { name, exact: true })).toHaveValue(value)
  await expectAccessible()
})

test('chosen products are shown before and after, change with one key, and the change can be undone [massa-12]', async () => {
  const named = { productId: 7, code: 'BORGO-1', name: 'Spaghetti di grano duro', store: 'Milano' }
  const made = { changeId: 4, kind: 'price', at: '2026-11-16T09:00:00.000Z', by: 'Olga Banco', products: 1 }
  const shop = aShop({
    answers: {
      '/many-preview': {
        seen: 'abc',
        products: 1,
        count: 1,
        changes: [{ ...named, before: { price: 1.29 }, after: { price: 1.39 } }],
        leftCount: 1,
        left: [{ ...named, store: 'Torino', reason: 'noPrice' }],
      },
      '/many-change': { made },
    },
  })
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, changes: [made], products: [row], page })
  await screen.getByRole('checkbox', { name: 'Scegli Spaghetti di grano duro' }).click()
  await screen.getByRole('button', { name: 'Prezzi: 1 prodotto', exact: true }).click()
  await screen.getByRole('spinbutton', { name: 'Per cento' }).fill('8')
  await screen.getByRole('button', { name: 'Mostra che cosa cambia' }).click()
  await expect.element(screen.getByText(/1,29.€ → 1,39.€/)).toBeVisible()
  await expect.element(screen.getByText('qui non ha un prezzo quel giorno')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cambia 1 prodotto' }).click()
  await expect.element(screen.getByText('1 prodotto cambiato.')).toBeVisible()
  const [preview, change] = shop.sent
  expect(preview?.body).toMatchObject({ product_ids: [7], change: { price: { how: 'percent', percent: 8 } } })
  expect(change).toMatchObject({ body: { seen: 'abc', product_ids: [7] }, key: expect.any(String) as string })
  await screen.getByRole('button', { name: /^Annulla: Prezzi/ }).click()
  await vi.waitFor(() => expect(shop.sent.at(-1)?.body).toEqual({ change_id: 4 }))
})

test('chosen products move to a category of the list, shown with both before they do [massa-17]', async () => {
  const named = { productId: 7, code: 'BORGO-1', name: 'Spaghetti di grano duro' }
  const changes = [{ ...named, before: { category: 'Dispensa › Pasta' }, after: { category: 'Offerte' } }]
  const preview = { seen: 'abc', products: 1, count: 1, changes, leftCount: 0, left: [] }
  const shop = aShop({ answers: { '/many-preview': preview } })
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, products: [row], page })
  await screen.getByRole('checkbox', { name: 'Scegli Spaghetti di grano duro' }).click()
  await screen.getByRole('button', { name: 'Categoria: 1 prodotto', exact: true }).click()
  await screen.getByRole('combobox', { name: 'Nuova categoria' }).selectOptions('4')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Mostra che cosa cambia' }).click()
  await expect.element(screen.getByText('Dispensa › Pasta → Offerte')).toBeVisible()
  expect(shop.sent[0]?.body).toEqual({ product_ids: [7], change: { category: { category_id: 4 } } })
})

test('products are narrowed to those not lawful to sell, and their number is told [goods-391]', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 78, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, asked: { lacks: 'weight' }, products: [row], page })
  const choice = screen.getByRole('combobox', { name: 'Non in regola' })
  await expect.element(choice).toHaveValue('weight')
  await expect.element(choice.getByRole('option', { name: 'Mancano gli ingredienti' })).toBeInTheDocument()
  await expect.element(screen.getByText('78 risultati')).toBeVisible()
})

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
  await expect.element(screen.getByRole('img', { name: `Nessuna immagine di ${row.name}` })).toBeVisible()
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

test('classes are made in a group and renamed in every language', async () => {
  const { sent } = aShop()
  const screen = await showPage(ClassesPage, [...groups, { groupId: 10_003, name: 'Caratteristiche', classes: [] }])
  await expect.element(screen.getByRole('row', { name: /Scorte.*Vorräte.*–.*senza limite/ })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Crea una classe' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Gruppo' }).selectOptions('Caratteristiche')
  await dialog.getByRole('textbox', { name: /^Nome in italiano/ }).fill('Chilometro zero')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Crea una classe' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cambia il nome: Scorte' }).click()
  await dialog.getByRole('textbox', { name: /^Nome in inglese/ }).fill('Stocks')
  await dialog.getByRole('button', { name: 'Cambia il nome' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([
    { path: '/api/desk/product/class-make', body: { group_id: 10_003, name: { it: 'Chilometro zero' } } },
    {
      path: '/api/desk/product/class-rename',
      body: {
        class_id: 4,
        seen_name: { it: 'Scorte', de: 'Vorräte' },
        name: { it: 'Scorte', de: 'Vorräte', en: 'Stocks' },
      },
    },
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
  await expect.element(german.getByRole('button', { name: 'Umlagern: Milano' })).toBeVisible()
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

test('a count names the last movement the page shows, and goods go to a store that counts them [scorte-52]', async () => {
  const { sent } = aShop()
  const screen = await showProduct()
  await screen.getByRole('button', { name: 'Conta lo scaffale: Milano' }).click()
  await screen.getByRole('textbox', { name: 'Sullo scaffale (pezzi)' }).fill('20')
  await screen.getByRole('dialog').getByRole('button', { name: 'Conta lo scaffale' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Trasferisci: Milano' }).click()
  await screen.getByRole('textbox', { name: 'Quantità (pezzi)' }).fill('3')
  await screen.getByRole('dialog').getByRole('button', { name: 'Trasferisci' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([
    { path: '/api/desk/stock/count', body: { warehouse_id: 1, counted: 20, seen: 9 } },
    { path: '/api/desk/stock/transfer', body: { warehouse_id: 1, to_warehouse_id: 2, quantity: 3 } },
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
