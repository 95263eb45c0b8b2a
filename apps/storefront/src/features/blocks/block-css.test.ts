import { expect, test } from 'vitest'
import { cssOf } from './block-css.ts'
import type { ShownBlock } from './shown-grid.ts'

const block = (id: number, settings: object, content: object = { html: '' }) =>
  ({ id, type: 'StaticText', data: {}, settings: { position: 'above', ...settings }, content }) as ShownBlock

test('blocks without a style of their own need no style sheet', () => {
  expect(cssOf([block(1, {}), block(2, {})])).toBe('')
})

test('each style holds for its own block, after the style of a background', () => {
  const css = cssOf([
    block(1, { CSS_STYLE: 'color: red' }),
    block(2, { BACKGROUND_COLOR: '#134a30', CSS_STYLE: 'gap: 0' }),
  ])
  const [first, second] = css.split('\n')
  expect(first).toBe('[data-block="1"] { color: red }')
  expect(second).toMatch(/^\[data-block="2"\] \{ background-color: #134a30; color: #ffffff; .*; gap: 0 \}$/)
})

test('the options of a slider hold from their width on', () => {
  const JSON_CONFIG =
    '{"slidesPerView":2,"spaceBetween":12,"breakpoints":{"1264":{"slidesPerView":5},"600":{"slidesPerView":3}}}'
  expect(cssOf([block(3, { JSON_CONFIG })])).toBe(
    [
      '[data-block="3"] { --set-slides: 2; --set-gap: 12px }',
      '@media (min-width: 600px) { [data-block="3"] { --set-slides: 3 } }',
      '@media (min-width: 1264px) { [data-block="3"] { --set-slides: 5 } }',
    ].join('\n'),
  )
})

test('the colours of a banner are its own, with readable words', () => {
  const banners = [{ id: 9, background: '#134a30', buttonColour: '#fbefd3' }]
  expect(cssOf([block(4, {}, { banners })])).toBe(
    '[data-block="4"] [data-banner="9"] { background: #134a30; --banner-ink: #ffffff; --banner-button: #fbefd3; --banner-button-ink: #1c2b22 }',
  )
})
