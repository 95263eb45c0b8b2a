import { expect, test } from 'vitest'
import { questionsOf, stepsOf, textOfMarkup } from './article-words.ts'

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
