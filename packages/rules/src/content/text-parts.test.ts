import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('a form stands where its text names it [blocks-1]', () => {
  expect(textParts('<p>Prima</p><p> [form:newsletter] </p><p>Dopo</p>[form:contatti-2]')).toEqual([
    { html: '<p>Prima</p>' },
    { form: 'newsletter' },
    { html: '<p>Dopo</p>' },
    { form: 'contatti-2' },
  ])
})

test.each([
  '<p>Solo testo</p>',
  '[form:]',
  '[form:Con Spazi]',
  '[form:../x]',
  '<p>[form</p>',
  '<ul><li>[form:x]</li></ul>',
])('%s names none', (html) => expect(textParts(html)).toEqual([{ html }]))
