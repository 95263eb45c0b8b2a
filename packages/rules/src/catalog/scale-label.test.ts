import { describe, expect, test } from 'vitest'
import { gs1CheckDigit } from '../validators/ean.ts'
import { goodsLabel, isScaleLayout, type LabelledGoods, labelsOfGoods, readScaleLabel } from './scale-label.ts'

const checked = (digits: string) => `${digits}${gs1CheckDigit(digits)}`

test.each(['2IIIIIIWWWWWC', '20IIIIIPPPPPC', '21IIIIIWWWWWC', '200IIIIXPPPPC', '2XIIIIIWWWWWC', '2IIIIIPPPPPPC'])(
  '%s is read as it is written',
  (layout) => expect(isScaleLayout(layout)).toBe(true),
)

test.each([
  ['', 'nothing'],
  ['1IIIIIIWWWWWC', 'the range of articles'],
  ['2IIIIIIWWWWW', 'no check digit'],
  ['2IIIIIIWWWPPC', 'weight and price'],
  ['2IIIWWWWWIIIC', 'a number in two pieces'],
  ['2IIIIIIWWWWWWC', 'fourteen places'],
  ['2iiiiiiwwwwwc', 'small letters'],
])('%j is no layout: %s', (layout) => expect(isScaleLayout(layout)).toBe(false))

describe('a label', () => {
  test.each([
    ['2IIIIIIWWWWWC', '200012300850', { item: '000123', grams: 850 }],
    ['20IIIIIPPPPPC', '201047100289', { item: '10471', cents: 289 }],
    ['200IIIIXPPPPC', '200047151999', { item: '0471', cents: 1999 }],
    ['2IIIIIIWWWWWC', '200012300000', { item: '000123', grams: 0 }],
  ])('laid out as %s says of %s %j', (layout, digits, label) =>
    expect(readScaleLabel(layout, checked(digits))).toEqual(label),
  )

  test.each([
    ['21IIIIIWWWWWC', checked('200012300850'), 'another prefix'],
    ['2IIIIIIWWWWWC', '2000123008500', 'a wrong check digit'],
    ['2IIIIIIWWWWWC', '96385074', 'an EAN-8'],
    ['2IIIIIIWWWWWC', checked('400638133393'), 'an article of a maker'],
    [goodsLabel('2IIIIIIWWWWWC', '124'), checked('200012300850'), 'other goods'],
  ])('laid out as %s is not %s: %s', (layout, code) => expect(readScaleLabel(layout, code)).toBeUndefined())
})

describe('the labels of goods', () => {
  const layouts = ['2IIIIIIWWWWWC', '21IIIIIPPPPPC']

  test.each<[goods: LabelledGoods, labels: string[], why: string]>([
    [{ barcode: checked('200012300000'), code: 'MELE', isWeighed: true }, ['2000123WWWWWC'], 'by their barcode'],
    [{ barcode: checked('210471100000'), code: 'A', isWeighed: false }, ['2104711WWWWWC', '2104711PPPPPC'], 'in both'],
    [{ barcode: null, code: '00123', isWeighed: true }, ['2000123WWWWWC', '2100123PPPPPC'], 'by their code'],
    [
      { barcode: checked('400638133393'), code: '471', isWeighed: true },
      ['2000471WWWWWC', '2100471PPPPPC'],
      'packed too',
    ],
    [{ barcode: checked('200012300850'), code: 'MELE', isWeighed: true }, [], 'not by a label with a weight'],
    [{ barcode: null, code: '123', isWeighed: false }, [], 'not where nothing is weighed'],
    [{ barcode: null, code: 'P123', isWeighed: true }, [], 'not by letters'],
    [{ barcode: null, code: '1234567', isWeighed: true }, [], 'not by a number that is too long'],
  ])('of %j are %j: %s', (goods, labels) => expect(labelsOfGoods(layouts, goods)).toEqual(labels))

  test('are none where the shop has no scale', () => {
    expect(labelsOfGoods([], { barcode: null, code: '123', isWeighed: true })).toEqual([])
  })
})
