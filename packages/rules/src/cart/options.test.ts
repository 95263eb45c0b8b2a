import { describe, expect, test } from 'vitest'
import { chooseOptions, optionsKey, optionsOfKey } from './options.ts'

const slicing = {
  parameterName: 'taglio',
  options: [
    { key: '1', value: 'fine' },
    { key: '2', value: 'spesso & grosso' },
  ],
}
const wrapping = { parameterName: 'busta', options: [{ key: '1', value: 'carta' }] }

describe('chooseOptions [cart-35]', () => {
  test.each([
    ['nothing asked', [], { taglio: 'fine' }, { ok: true, chosen: {} }],
    ['by value', [slicing], { taglio: 'fine' }, { ok: true, chosen: { taglio: 'fine' } }],
    ['by key', [slicing], { taglio: '2' }, { ok: true, chosen: { taglio: 'spesso & grosso' } }],
    ['nothing answered', [slicing, wrapping], {}, { ok: false, missing: ['taglio', 'busta'] }],
    ['one of two answered', [slicing, wrapping], { busta: 'carta' }, { ok: false, missing: ['taglio'] }],
    ['a value that is not offered', [slicing], { taglio: 'a cubetti' }, { ok: false, missing: ['taglio'] }],
  ])('%s', (_, options, answers, outcome) => expect(chooseOptions(options, answers)).toEqual(outcome))

  test('a parameter named like an object’s own methods is no answer', () => {
    const odd = { parameterName: 'toString', options: [{ key: 'a', value: 'a' }] }
    expect(chooseOptions([odd], {})).toEqual({ ok: false, missing: ['toString'] })
  })
})

test('a key is the same whatever the order, and gives its options back', () => {
  const key = optionsKey({ taglio: 'spesso & grosso', busta: 'carta' })
  expect(optionsKey({ busta: 'carta', taglio: 'spesso & grosso' })).toBe(key)
  expect(optionsOfKey(key)).toEqual({ busta: 'carta', taglio: 'spesso & grosso' })
  expect(optionsKey({})).toBe('')
})
