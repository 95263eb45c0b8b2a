import { expect, test } from 'vitest'
import { questionsOf, stepsOf, textOfMarkup } from './markup.ts'
import { textParts } from './text-parts.ts'

test('the text of markup has no tags, and its signs', () => {
  expect(textOfMarkup('<p>Sale &amp; <strong>pepe</strong></p><p>q.b.</p>')).toBe('Sale & pepe q.b.')
})

test('the steps of a recipe are its first numbered list', () => {
  expect(
    stepsOf('<p>Prima.</p><ol><li>Cuoci <b>bene</b>.</li>\n<li><p>Servi.</p></li></ol><ol><li>x</li></ol>'),
  ).toEqual(['Cuoci bene.', 'Servi.'])
  expect(stepsOf('<p>Niente</p>')).toEqual([])
})

test('questions are what is folded under a summary, and one without an answer is none', () => {
  const folded = '<h2>Ordini</h2><details><summary>Quando <b>pago</b>?</summary>\n<p>Alla fine.</p></details>'
  expect(questionsOf(`${folded}<details><summary>E poi?</summary></details>`)).toEqual([
    { question: 'Quando pago?', answer: 'Alla fine.' },
  ])
})

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
