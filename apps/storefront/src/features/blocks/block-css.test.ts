import { expect, test } from 'vitest'
import { cssOf } from './block-css.ts'

const block = (id: number, settings: object) => ({ id, settings: { position: 'above' as const, ...settings } })

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
