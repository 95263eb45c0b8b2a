import type { ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './ContentPage.tsx'
import { Outcome } from './Outcome.tsx'

const at = '2026-11-20T10:05:00Z'
const version = { at, added: 1, changed: 2, removed: 0, names: ['pages/home', 'articles/risotto', 'pictures/a.webp'] }
const content = {
  seen: '7.0.0.0',
  documents: 120,
  published: { version: 7, author: 'Anna Neri', ...version },
  folders: ['articles', 'pages'],
  preview: '/p/preview/x?to=/',
  drafts: [],
  draftCount: 0,
  versions: [
    { version: 7, author: 'Anna Neri', ...version },
    { version: 6, ...version },
  ],
  page: { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 20 },
}
const drafts = [
  {
    name: 'pages/home',
    change: 'change',
    files: ['pages/home.yaml'],
    at,
    author: 'Bruno',
    overtaken: { at, author: 'Anna' },
  },
  { name: 'articles/nuovo', change: 'add', files: ['articles/nuovo.md'], at, author: 'Bruno' },
]
const outcome: ContentOutcome = { errors: [], errorCount: 0, notes: [], added: 0, changed: 1, removed: 0, unchanged: 0 }

afterEach(() => vi.unstubAllGlobals())

test('what is published says its version and author, and each earlier version has a way back', async () => {
  const screen = await showPage(Component, content)
  await expect.element(screen.getByText('Nessuna bozza: il sito mostra tutto quello che c’è.')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Versione 7.*Anna Neri.*Pubblicata adesso/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Versione 6.*file importati/ })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Torna a questa: versione 6' }).click()
  await expect.element(screen.getByRole('button', { name: 'Crea la bozza' })).toBeVisible()
  await expectAccessible()
})

test('a draft says what it changes, and before it is published what others would lose', async () => {
  const screen = await showPage(Component, { ...content, drafts, draftCount: 2 })
  await expect.element(screen.getByRole('row', { name: /pages\/home.*Cambiato.*Anna ha pubblicato/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /articles\/nuovo.*Nuovo/ })).toBeVisible()
  const preview = screen.getByRole('link', { name: 'Anteprima in un’altra scheda' })
  await expect.element(preview).toHaveAttribute('target', '_blank')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Pubblica' }).click()
  await expect
    .element(screen.getByText(/Sostituisci quello che altri hanno pubblicato nel frattempo: pages\/home/))
    .toBeVisible()
  await expectAccessible()
})

test('files are sent with their paths, and errors are shown by file, line and field', async () => {
  const errors = [
    { file: 'pages/home.yaml', line: 12, field: 'rows.0.blocks', code: 'missing' as const, text: 'manca' },
  ]
  const { sent } = aShop({ answers: { '': { outcome: { ...outcome, errors, errorCount: 1 } } } })
  const screen = await showPage(Component, content)
  await screen.getByLabelText(/^File \*$|^File$/).upload(new File(['x'], 'home.yaml'))
  await screen.getByRole('combobox', { name: 'Cartella dei file' }).selectOptions('pages')
  await screen.getByRole('button', { name: 'Carica come bozza' }).click()
  await expect.element(screen.getByRole('row', { name: /pages\/home.yaml:12.*rows.0.blocks.*manca/ })).toBeVisible()
  expect(sent.flatMap(({ body }) => Object.keys(Object(body)))).toEqual(['whole', 'folder', 'files[home.yaml]'])
  await expectAccessible()
})

test('an outcome takes the focus', async () => {
  const screen = await showPage(() => <Outcome done="published" outcome={outcome} />, null)
  await expect.element(screen.getByText('Pubblicato: 0 nuovi, 1 cambiato, 0 tolti.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Esito' })).toHaveFocus()
})
