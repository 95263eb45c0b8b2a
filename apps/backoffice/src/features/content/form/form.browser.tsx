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

test('who comes second is told, and what they typed stays on the page', async () => {
  const refusing = 'Nel frattempo Bruno ha cambiato questa pagina.'
  aShop({ refusing })
  const screen = await showPage(DocumentPage, page)
  await screen.getByRole('textbox', { name: 'Titolo' }).fill('Inverno')
  await screen.getByRole('button', { name: 'Salva come bozza' }).click()
  await expect.element(screen.getByText(refusing)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Inverno')
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
