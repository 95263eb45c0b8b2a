import { expect, test } from 'vitest'
import { stepsOf, textOfMarkup } from './article-words.ts'

test('the text of markup has no tags, and its signs', () => {
  expect(textOfMarkup('<p>Sale &amp; <strong>pepe</strong></p><p>q.b.</p>')).toBe('Sale & pepe q.b.')
})

test('the steps of a recipe are its first numbered list', () => {
  expect(
    stepsOf('<p>Prima.</p><ol><li>Cuoci <b>bene</b>.</li>\n<li><p>Servi.</p></li></ol><ol><li>x</li></ol>'),
  ).toEqual(['Cuoci bene.', 'Servi.'])
  expect(stepsOf('<p>Niente</p>')).toEqual([])
})
