import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importScene } from './testing/import-scene.ts'

const shop = importScene()

test('a barcode another product of the shop carries is refused', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,barcode,name\nA-1,96385074,Penne\n')
  await shop.products(file)
  await writeFile(file, 'code,barcode,name\nA-2,96385074,Altre penne\n')
  expect((await shop.products(file)).summary).toMatchObject({ new: 0, refused: 1 })
  expect(await shop.reported()).toEqual(['2 barcode-taken'])
})

test('further barcodes are read, found and left as they are by the same file again [catalogue-310]', async () => {
  const file = shop.fileOf('one.csv')
  const line = 'A-1,96385074,"04012345678901, 042100005264|96385074",Penne\n'
  await writeFile(file, `code,barcode,further_barcodes,name\n${line}`)
  expect((await shop.products(file)).summary).toMatchObject({ new: 1, refused: 0 })
  const penne = await shop.named('Penne')
  expect(penne).toMatchObject({ barcode: '96385074', furtherBarcodes: ['4012345678901', '0042100005264'] })
  expect(penne.searchText).toContain('4012345678901')
  expect((await shop.products(file)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  const prices = shop.fileOf('prices.csv')
  await writeFile(prices, 'barcode,warehouse,price\n042100005264,1,1.29\n')
  await shop.prices(prices)
  expect(await shop.pricesInMilano(penne.id)).toEqual([['2026-11-16', null, 129]])
  await writeFile(file, 'code,barcode,name\nA-1,96385074,Penne\n')
  expect((await shop.products(file)).summary).toMatchObject({ changed: 1 })
  expect((await shop.named('Penne')).furtherBarcodes).toEqual([])
})

test('a further barcode that is none is dropped, and one of another product refuses its line and names it [catalogue-311]', async () => {
  const file = shop.fileOf('one.csv')
  const head = 'code,barcode,further_barcodes,name\n'
  await writeFile(file, `${head}A-1,96385074,4012345678901,Penne\n`)
  await shop.products(file)
  await writeFile(
    file,
    `${head}A-2,,4012345678901,Fusilli\nA-3,4012345678901,,Farfalle\nA-4,,96385074,Ditali\nA-5,,4012345678902|0042100005264,Anelli\nA-6,0042100005264,,Stelle\n`,
  )
  const { summary, losses } = await shop.products(file)
  expect(summary).toMatchObject({ new: 1, refused: 4 })
  expect(losses.toSorted((one, other) => one.line - other.line)).toMatchObject([
    { line: 2, field: 'further_barcodes', reason: 'barcode-taken', value: '4012345678901 is A-1 (Penne)' },
    { line: 3, reason: 'duplicate-line' },
    { line: 4, field: 'further_barcodes', reason: 'barcode-taken', value: '96385074 is A-1 (Penne)' },
    { line: 5, field: 'further_barcodes', reason: 'barcode-check-digit', value: '4012345678902' },
    { line: 6, reason: 'duplicate-line' },
  ])
  expect((await shop.named('Anelli')).furtherBarcodes).toEqual(['0042100005264'])
})

test('a line without code whose barcode is a further one of another product is refused [catalogue-312]', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'barcode,further_barcodes,name\n96385074,4012345678901,Penne\n')
  await shop.products(file)
  await writeFile(file, 'barcode,name\n96385074,Penne\n4012345678901,Altre penne\n')
  expect((await shop.products(file)).summary).toMatchObject({ new: 0, refused: 1 })
})

test('one barcode in its several spellings is one product, line after line and file after file [catalogue-301]', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'barcode,name\n0000096385074,Penne\n96385074,Penne ancora\n00036000291452,Sale\n')
  expect((await shop.products(file)).summary).toMatchObject({ new: 2, refused: 1 })
  expect(await shop.reported()).toEqual(['2 weight-missing', '3 duplicate-line', '4 weight-missing'])
  expect(await shop.one('EAN-96385074')).toMatchObject({ barcode: '96385074', name: { it: 'Penne' } })
  await writeFile(file, 'barcode,name\n00000096385074,Penne\n036000291452,Sale\n')
  expect((await shop.products(file)).summary).toMatchObject({ new: 0, unchanged: 2, refused: 0 })
})

test('a code that was made of a barcode with more zeros stays that of its product', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,barcode,name\nEAN-0000096385074,96385074,Penne\n')
  await shop.products(file)
  await writeFile(file, 'barcode,name\n96385074,Penne rigate\n')
  expect((await shop.products(file)).summary).toMatchObject({ new: 0, changed: 1, refused: 0 })
  expect(await shop.one('EAN-0000096385074')).toMatchObject({ barcode: '96385074', name: { it: 'Penne rigate' } })
})
