import { expect, test } from 'vitest'
import { parseFormat, withoutWeight } from './formats.ts'

test('a format takes a count together with the weight of all its pieces [demo-5]', () => {
  expect(parseFormat('scatola 8 pezzi · 140 g')).toEqual({
    pack: { it: 'Scatola 8 pezzi · 140 g', de: 'Schachtel 8 Stück · 140 g', en: 'Box 8 pieces · 140 g' },
    contentAmount: 140,
    contentUnit: 'g',
    multiPack: 8,
  })
  expect(parseFormat('1 pezzo · 1,2 kg')).toEqual({
    pack: { it: '1 pezzo · 1,2 kg', de: '1 Stück · 1,2 kg', en: '1 piece · 1.2 kg' },
    contentAmount: 1.2,
    contentUnit: 'kg',
  })
  expect(withoutWeight('scatola 8 pezzi · 140 g')).toBe('scatola 8 pezzi')
})

test.each(['100 g · 10 pezzi', '10 pezzi · 5 capsule', '10 pezzi · 100 g · 1 kg'])(
  'a format that is no count and its weight is refused: %s [demo-6]',
  (format) => {
    expect(() => parseFormat(format)).toThrow('Not a count and its weight')
  },
)
