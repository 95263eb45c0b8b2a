import type { FormPart, WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import { describe, expect, test } from 'vitest'
import {
  addItem,
  alternativeOf,
  asAlternative,
  blankOf,
  differencesOf,
  labelsOf,
  moveItem,
  removeItem,
  setText,
  takeTheirs,
  textAt,
} from './written.ts'

const yaml = (fields: Readonly<Record<string, unknown>>): WrittenDocument => ({ fields })

describe('texts in languages', () => {
  test('a translation stands beside the Italian text, and goes without a trace', () => {
    const both = setText(yaml({ title: 'Ciao' }), ['title'], 'de', 'Hallo')
    expect(both.fields).toEqual({ title: { it: 'Ciao', de: 'Hallo' } })
    expect(textAt(both, ['title'], 'en')).toBe('')
    expect(setText(both, ['title'], 'de', '').fields).toEqual({ title: 'Ciao' })
    expect(setText(yaml({ title: 'Ciao', strange: 1 }), ['title'], 'it', '').fields).toEqual({ strange: 1 })
  })

  test('of Markdown it stands in the file of its language', () => {
    const written = { fields: { seo: { title: 'Ciao' } }, translations: {} }
    expect(setText(written, ['seo', 'title'], 'de', 'Hallo')).toEqual({
      ...written,
      translations: { de: { seo: { title: 'Hallo' } } },
    })
  })

  test('a translation of the second item leaves room for the first, and is moved with it', () => {
    const written = { fields: { list: [{ text: 'uno' }, { text: 'due' }] }, translations: {} }
    const translated = setText(written, ['list', 1, 'text'], 'de', 'zwei')
    expect(translated.translations).toEqual({ de: { list: [{}, { text: 'zwei' }] } })
    const moved = moveItem(translated, ['list'], 1, -1)
    expect(textAt(moved, ['list', 0, 'text'], 'it')).toBe('due')
    expect(textAt(moved, ['list', 0, 'text'], 'de')).toBe('zwei')
  })
})

const parts: FormPart[] = [
  { kind: 'list', items: 1, minimum: 0 },
  {
    kind: 'oneOf',
    alternatives: [
      { label: 'Immagine', part: 2, fixed: { kind: ['image'] }, needs: ['image'] },
      { label: 'Scheda', part: 3, fixed: { kind: ['card'] }, needs: ['link'] },
    ],
  },
  {
    kind: 'fields',
    fields: [
      { name: 'kind', label: 'Tipo', required: true, part: 4 },
      { name: 'title', label: 'Titolo', required: true, part: 6 },
      { name: 'image', label: 'Immagine', required: true, part: 6 },
    ],
  },
  {
    kind: 'fields',
    fields: [
      { name: 'kind', label: 'Tipo', required: false, part: 5 },
      { name: 'title', label: 'Titolo', required: true, part: 6 },
      { name: 'link', label: 'Porta a', required: true, part: 6 },
      { name: 'items', label: 'Voci', required: true, part: 0 },
    ],
  },
  { kind: 'choice', choices: [{ value: 'image', label: 'Immagine' }] },
  { kind: 'choice', choices: [{ value: 'card', label: 'Scheda' }], usual: 'card' },
  { kind: 'text' },
]
const [, banner = { kind: 'oneOf' }] = parts

test('an alternative is known by its fixed fields, also where it is not complete or says nothing', () => {
  expect(alternativeOf(parts, banner, { kind: 'image', link: '/x' })).toBe(0)
  expect(alternativeOf(parts, banner, { title: 'Ciao', link: '/x' })).toBe(1)
  expect(alternativeOf(parts, banner, { image: 'x' })).toBe(1)
})

test('another alternative keeps the fields both have, and keys nobody knows', () => {
  const card = { title: 'Ciao', link: '/x', strange: 1 }
  expect(asAlternative(parts, banner, card, 0)).toEqual({ kind: 'image', title: 'Ciao', strange: 1 })
})

test('a new item has what must be there, and the last one of a list that may be absent takes it away', () => {
  expect(blankOf(parts, 3)).toEqual({ items: [] })
  const one = addItem(yaml({}), ['list'], { title: 'x' })
  expect(one.fields).toEqual({ list: [{ title: 'x' }] })
  expect(removeItem(one, ['list'], 0, false).fields).toEqual({})
  expect(removeItem(one, ['list'], 0, true).fields).toEqual({ list: [] })
})

test('of two versions each place that differs is named, a list with other items as one, and can be taken over', () => {
  const mine = { fields: { title: { it: 'Ciao', de: 'Hallo' }, list: [1], gone: 'x' }, translations: {} }
  const theirs = { fields: { title: { it: 'Ciao', de: 'Servus' }, list: [1, 2] }, translations: {} }
  const differences = differencesOf(mine, theirs)
  expect(differences.map(({ path }) => path.join('.'))).toEqual(['fields.title.de', 'fields.list', 'fields.gone'])
  expect(differences.reduce(takeTheirs, mine as WrittenDocument)).toEqual(theirs)
  const form: FormPart[] = [{ kind: 'fields', fields: [{ name: 'list', label: 'Voci', required: true, part: 1 }] }]
  expect(labelsOf(form, theirs, ['fields', 'list', 1])).toEqual(['Voci', '2'])
  expect(labelsOf(form, theirs, ['texts', 'de'])).toEqual(['de'])
})
