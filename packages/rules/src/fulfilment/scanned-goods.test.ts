import { describe, expect, test } from 'vitest'
import { gs1CheckDigit } from '../validators/ean.ts'
import { type ScannableGoods, scanned } from './scanned-goods.ts'

const checked = (digits: string) => `${digits}${gs1CheckDigit(digits)}`
const upc = checked('03600029145')

const soda: ScannableGoods = { barcode: `0${upc}`, unit: 'pz', unitPrice: 1.2 }
const multipack = checked('800000000001')
const wine: ScannableGoods = { barcode: '8000000000023', furtherBarcodes: [multipack], unit: 'pz', unitPrice: 6.9 }
const apples: ScannableGoods = { barcode: '', scaleLabels: ['2000123WWWWWC'], unit: 'kg', unitPrice: 2.29 }
const cheese: ScannableGoods = { barcode: '', scaleLabels: ['2100456PPPPPC'], unit: 'kg', unitPrice: 20 }
const ham: ScannableGoods = { barcode: '', scaleLabels: ['2100789PPPPPC'], unit: 'pz', unitPrice: 0 }
const all = [soda, wine, apples, cheese, ham]
const find = (code: string) => scanned(all, code, (goods) => goods)

describe('a scan', () => {
  test.each([
    ['of a UPC-A without the zero before it', upc, soda],
    ['of a barcode with more zeros', `00${upc}`, soda],
    ['of a further barcode', multipack, wine],
  ])('%s finds the goods and no weight', (_code, code, goods) => {
    expect(find(code)).toEqual({ lines: [goods] })
  })

  test('of a label of a scale finds the goods with the grams on it', () => {
    expect(find(checked('200012300985'))).toEqual({ lines: [apples], grams: 985 })
  })

  test('of a label with a price finds the grams by the price of a kilogram, and none for goods by the piece', () => {
    expect(find(checked('210045600500'))).toEqual({ lines: [cheese], grams: 250 })
    expect(find(checked('210078900500'))).toEqual({ lines: [ham] })
  })

  test.each([
    ['of other goods', '8000000000030'],
    ['of a label with a wrong check digit', `200012300985${(gs1CheckDigit('200012300985') + 1) % 10}`],
    ['of nothing', ''],
  ])('%s finds none', (_code, code) => {
    expect(find(code)).toEqual({ lines: [] })
  })
})
