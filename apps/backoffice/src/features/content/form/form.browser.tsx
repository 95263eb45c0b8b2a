import type { FormPart } from '@bottega/contract/staff-content/documents.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as DocumentPage } from './DocumentPage.tsx'
import { Component as DocumentsPage } from './DocumentsPage.tsx'

const field = (name: string, label: string, part: number, required = false) => ({ name, label, required, part })
const parts: FormPart[] = [
  {
    kind: 'fields',
    fields: [field('title', 'Titolo', 1), field('from', 'Dal', 2), field('blocks', 'Blocchi', 3, true)],
  },
  { kind: 'text' },
  { kind: 'moment', example: '2026-12-01 08:30' },
  { kind: 'list', items: 4, minimum: 0 },
  {
    kind: 'oneOf',
    alternatives: [
      { label: 'Testo', part: 5, fixed: { type: ['StaticText'] }, needs: ['html'] },
      { label: 'Immagine', part: 6, fixed: { type: ['StaticImage'] }, needs: ['image'] },
    ],
  },
  { kind: 'fields', fields: [field('type', 'Tipo', 7, true), field('html', 'Testo formattato', 8, true)] },
  {
    kind: 'fields',
    fields: [
      field('type', 'Tipo', 9, true),
      field('image', 'Immagine', 10, true),
      field('alt', 'Testo alternativo dell’immagine', 1),
      field('link', 'Porta a', 11),
    ],
  },
  { kind: 'choice', choices: [{ value: 'StaticText', label: 'Testo' }] },
  { kind: 'markup' },
  { kind: 'choice', choices: [{ value: 'StaticImage', label: 'Immagine' }] },
  { kind: 'picture' },
  { kind: 'link' },
]
const written = {
  fields: {
    title: { it: 'Autunno', de: 'Herbst' },
    strange: { kept: true },
    blocks: [
      { type: 'StaticText', html: '<p>Ciao</p>' },
      { type: 'StaticImage', image: 'pictures/mele.webp' },
    ],
  },
}
const document = {
  kind: 'pages',
  key: 'autunno',
  title: 'Autunno',
  state: 'draft',
  at: '2026-11-20T10:05:00Z',
  author: 'Anna Neri',
  path: '/page/autunno',
} as const
const page = {
  kind: 'pages',
  kindName: 'Pagine',
  document,
  version: '3.4',
  parts,
  markdown: false,
  written,
  pictures: {},
  removable: false,
  preview: '/p/preview/x?to=%2Fpage%2Fautunno',
}
const nothing = { errors: [], errorCount: 0, notes: [], added: 0, changed: 1, removed: 0, unchanged: 0 }
const savedIn = (sent: readonly { body: unknown }[]) =>
  sent.map(({ body }) => (body as { written: { fields: Record<string, unknown> } }).written.fields)

afterEach(() => vi.unstubAllGlobals())

test('a changed text is sent with everything else as it was, keys no form knows too, and the version that was seen', async () => {
  const { sent } = aShop({ answers: { '/document/draft': { outcome: nothing, version: '3.5' } } })
  const screen = await showPage(DocumentPage, page)
  await expectAccessible()
  await screen.getByRole('textbox', { name: 'Titolo' }).fill('Inverno')
  await screen.getByLabelText('Deutsch').click()
  await screen.getByRole('textbox', { name: 'Titolo (Deutsch)' }).fill('Winter')
  await screen.getByLabelText('Dal', { exact: true }).fill('2026-12-01')
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByText('La bozza è salvata.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ kind: 'pages', key: 'autunno', version: '3.4' })
  expect(savedIn(sent)).toEqual([{ ...written.fields, title: { it: 'Inverno', de: 'Winter' }, from: '2026-12-01' }])
})

test('blocks are added, moved and taken away', async () => {
  const { sent } = aShop({ answers: { '/document/draft': { outcome: nothing, version: '3.5' } } })
  const screen = await showPage(DocumentPage, page)
  await screen.getByText('1. Testo Ciao').click()
  await screen.getByRole('button', { name: 'Più giù: Blocchi 1' }).click()
  await screen.getByRole('button', { name: 'Aggiungi a: Blocchi' }).click()
  await screen.getByText('1. Immagine', { exact: true }).click()
  await screen.getByRole('button', { name: 'Togli: Blocchi 1' }).click()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByText('La bozza è salvata.')).toBeVisible()
  expect(savedIn(sent)[0]?.['blocks']).toEqual([{ type: 'StaticText', html: '<p>Ciao</p>' }, { type: 'StaticText' }])
})

test('a fault stands at its field, in a block that opens for it', async () => {
  const field = 'blocks.1.image'
  const errors = [{ file: 'pages/autunno.yaml', line: 7, field, code: 'missing', text: 'manca' }]
  aShop({ answers: { '/document/draft': { outcome: { ...nothing, errors, errorCount: 1 }, version: '3.4' } } })
  const screen = await showPage(DocumentPage, page)
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Immagine' })).toHaveAccessibleDescription('manca')
  await expect.element(screen.getByText(/Un errore, segnato al suo campo/)).toBeVisible()
  await expectAccessible()
})

test('who comes second sees whose change it was and each difference, takes what they want, and saves over what they have seen', async () => {
  const refusing = 'Bruno ha salvato questo contenuto nel frattempo (oggi, 10:05).'
  const theirs = {
    ...page,
    version: '3.9',
    written: { fields: { ...written.fields, title: { it: 'Di Bruno', de: 'Herbst' }, from: '2026-12-24' } },
  }
  const shop = aShop({
    refusing,
    refusingCode: 'error.content.changedMeanwhile',
    answers: { '/content/document': theirs, '/document/draft': { outcome: nothing, version: '3.10' } },
  })
  const screen = await showPage(DocumentPage, page)
  await screen.getByRole('textbox', { name: 'Titolo' }).fill('Inverno')
  const save = screen.getByRole('button', { name: 'Salva come bozza' })
  await save.click()
  await expect.element(screen.getByText(refusing)).toBeVisible()
  await expect.element(screen.getByText('Di Bruno')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Inverno')
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Prendi l’altra: Dal' }).click()
  await expect.element(screen.getByLabelText('Dal', { exact: true })).toHaveValue('2026-12-24')
  await screen.getByRole('button', { name: 'Continua con quello che c’è nel modulo' }).click()
  shop.refusing = undefined
  await save.click()
  await expect.element(screen.getByText('La bozza è salvata.')).toBeVisible()
  expect(shop.sent.map(({ body }) => (body as { version: string }).version)).toEqual(['3.4', '3.9'])
  expect(savedIn(shop.sent)[1]).toMatchObject({ title: { it: 'Inverno', de: 'Herbst' }, from: '2026-12-24' })
})

test('who comes second may take all of the other version', async () => {
  const theirs = { ...page, version: '3.9', written: { fields: { ...written.fields, title: 'Di Bruno' } } }
  aShop({ refusing: 'Bruno', refusingCode: 'error.content.changedMeanwhile', answers: { '/content/document': theirs } })
  const screen = await showPage(DocumentPage, page)
  await screen.getByRole('textbox', { name: 'Titolo' }).fill('Inverno')
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await screen.getByRole('button', { name: 'Prendi tutta l’altra versione' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Di Bruno')
})

const leafletParts: FormPart[] = [
  { kind: 'fields', fields: [field('title', 'Titolo', 1, true), field('areas', 'Riquadri', 2)] },
  { kind: 'text' },
  { kind: 'list', items: 3, minimum: 0 },
  { kind: 'fields', fields: [field('code', 'Codice del prodotto', 4, true), field('price', 'Prezzo stampato', 5)] },
  { kind: 'reference', of: 'code' },
  { kind: 'number', whole: false },
]
const leaflet = {
  ...page,
  kind: 'leaflets',
  document: { ...document, kind: 'leaflets', key: 'feste', title: 'Feste' },
  parts: leafletParts,
  written: { fields: { title: 'Feste' }, files: [] },
}

const days = { from: '2026-12-01', to: '2026-12-07' }
const pricesOfLeaflet = {
  leaflet: 'feste',
  title: 'Feste',
  ...days,
  promotions: 3,
  stores: 1,
  counts: { conflict: 0, none: 0, part: 0, notSold: 0, offer: 0 },
  products: [],
  page: { selPage: 1, totPages: 1, itemsPerPage: 25, totItems: 0 },
}

test('a leaflet whose days are typed anew names the promotions that run on those it has', async () => {
  aShop({ answers: { '/leaflet-prices': pricesOfLeaflet } })
  const later = { ...leaflet.written.fields, from: '2026-12-08', to: '2026-12-14' }
  const screen = await showPage(DocumentPage, { ...leaflet, written: { ...leaflet.written, fields: later } })
  await expect.element(screen.getByText(/3 promozioni dei prodotti valgono ancora dal 1 dic/)).toBeVisible()
  await expectAccessible()
})

test('a leaflet gets its pages in the order of their names, and a product by its name', async () => {
  const hash = 'a'.repeat(64)
  const { sent } = aShop({
    answers: {
      '/leaflet-prices': pricesOfLeaflet,
      '/document/files': { files: [{ name: '1.png', hash, url: '/p/1.png' }] },
      '/suggest': { items: [{ kind: 'product', name: 'Panettone', url: '/p/panettone', product: { codInt: '4711' } }] },
      '/document/draft': { outcome: nothing, version: '3.5' },
    },
  })
  const screen = await showPage(DocumentPage, leaflet)
  await expectAccessible()
  const pages = [new File(['b'], 'pagina 10.PNG'), new File(['a'], 'pagina 2.PNG')]
  await screen.getByLabelText('Carica le pagine').upload(pages)
  await expect.element(screen.getByRole('link', { name: '1.png' })).toBeVisible()
  const parts = sent[0]?.body as Record<string, File>
  expect(await Promise.all(Object.entries(parts).map(async ([name, file]) => [name, await file.text()]))).toEqual([
    ['files[1.png]', 'a'],
    ['files[2.png]', 'b'],
  ])
  await screen.getByRole('button', { name: 'Aggiungi a: Riquadri' }).click()
  await screen.getByRole('button', { name: 'Cerca: Codice del prodotto' }).click()
  await screen.getByRole('searchbox').fill('panettone')
  await screen.getByRole('button', { name: 'Cerca', exact: true }).click()
  await screen.getByRole('button', { name: 'Prodotto: Panettone' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Codice del prodotto' })).toHaveValue('4711')
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByText('La bozza è salvata.')).toBeVisible()
  expect(sent[1]?.body).toMatchObject({
    written: { fields: { title: 'Feste', areas: [{ code: '4711' }] }, files: [{ name: '1.png', hash }] },
  })
})

test('a document is taken off after a question, and what the shop needs has no button for it', async () => {
  const answers = { '/leaflet-prices': pricesOfLeaflet, '/document/removal': { outcome: nothing, version: '3.5' } }
  const { sent } = aShop({ answers })
  const needed = await showPage(DocumentPage, page)
  await expect.element(needed.getByRole('button', { name: 'Togli dal negozio' })).not.toBeInTheDocument()
  await needed.unmount()
  const screen = await showPage(DocumentPage, { ...leaflet, removable: true })
  await screen.getByRole('button', { name: 'Togli dal negozio' }).click()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Togli', exact: true }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { kind: 'leaflets', key: 'feste', version: '3.4' } }])
})

test('a link is found by searching, a picture is chosen, and its alternative text is asked for', async () => {
  const answers = {
    '/suggest': { items: [{ kind: 'category', name: 'Frutta', url: '/category/frutta' }] },
    '/content/documents': { kinds: [], documents: [document], page: {} },
    '/content/pictures': { pictures: [{ path: 'pictures/pere.webp', url: '/p/pere.webp' }], page: {} },
    '/document/draft': { outcome: nothing, version: '3.5' },
  }
  const { sent } = aShop({ answers })
  const screen = await showPage(DocumentPage, page)
  await screen.getByText('2. Immagine').click()
  await expect.element(screen.getByText('Di’ che cosa mostra l’immagine, per chi non la vede.')).toBeVisible()
  await screen.getByRole('button', { name: 'Cerca: Porta a' }).click()
  await screen.getByRole('searchbox').fill('frutta')
  await screen.getByRole('button', { name: 'Cerca', exact: true }).click()
  await screen.getByRole('button', { name: 'Reparto: Frutta' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Porta a' })).toHaveValue('/category/frutta')
  await screen.getByRole('button', { name: 'Scegli: Immagine' }).click()
  await expectAccessible()
  await screen.getByRole('button', { name: 'pere.webp' }).click()
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByText('La bozza è salvata.')).toBeVisible()
  const image = { type: 'StaticImage', image: 'pictures/pere.webp', link: '/category/frutta' }
  expect(savedIn(sent)[0]?.['blocks']).toEqual([written.fields.blocks[0], image])
})

test('the preview is shown when it is asked for, at three widths', async () => {
  aShop()
  const screen = await showPage(DocumentPage, { ...page, preview: 'about:blank' })
  expect(screen.container.querySelector('iframe')).toBeNull()
  await screen.getByRole('button', { name: 'Mostra l’anteprima' }).click()
  const frame = screen.getByTitle('Anteprima di Autunno')
  await expect.element(frame).toHaveAttribute('width', '390')
  await screen.getByLabelText('1280 px').click()
  await expect.element(frame).toHaveAttribute('width', '1280')
  expect(frame.element().getBoundingClientRect().width).toBeLessThanOrEqual(screen.container.clientWidth)
})

test('the list leads to the form of each document and to a new one', async () => {
  const list = {
    kinds: [{ kind: 'pages', name: 'Pagine' }],
    documents: [document],
    page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 },
    kind: 'pages',
    search: '',
  }
  const screen = await showPage(DocumentsPage, list)
  await expect
    .element(screen.getByRole('link', { name: 'Autunno' }))
    .toHaveAttribute('href', '/admin/content/documents/pages/autunno')
  await expect
    .element(screen.getByRole('link', { name: 'Nuovo' }))
    .toHaveAttribute('href', '/admin/content/documents/pages')
  await expectAccessible()
})
