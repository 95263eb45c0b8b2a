import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'

test.each([
  ['8001120000125', '8001120000125'],
  [' 8001-1200 00125 ', '8001120000125'],
  ['80980018', '80980018'],
  ['https://id.gs1.org/01/09506000134352?17=261231', '09506000134352'],
  ['HTTPS://brand.example/path/01/8001120000125/10/AB1', '8001120000125'],
])('“%s” names the goods %s', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})

test.each([
  '',
  '12',
  'latte',
  'https://brand.example/recipe',
  'https://brand.example/?x=/01/8001120000125',
  'javascript:alert(1)/01/8001120000125',
  'WIFI:S:casa;P:segreto;;',
  '8'.repeat(21),
])('“%s” names no goods', (text) => {
  expect(scannedCode(text)).toBeUndefined()
})
