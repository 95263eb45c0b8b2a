import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Row } from './cell.ts'
import { longXlsxFile, xlsxFile } from './xlsx-file.ts'

async function partsOf(content: unknown): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(await buffer(content as Readable)))
  const parts: Record<string, string> = {}
  for (const entry of await reader.getEntries())
    if (!entry.directory) parts[entry.filename] = await entry.getData(new TextWriter())
  return parts
}

test('a workbook has numbers as numbers, days as dates, and texts that are no formulas', async () => {
  const file = xlsxFile('sums', [
    {
      name: 'Sales: by day',
      rows: [
        ['Day', 'Sold', 'Kg', 'Said'],
        ['2026-11-30', -1250n, 1.5, '=1+1'],
        ['2026-11-30 14:45', 7, 0n, '<b> & "c"'],
        ['', '+39 02', '@me', '_x0041_\u0000\uD800'],
      ],
    },
    { name: 'Other', rows: [['x']] },
  ])
  expect(file).toMatchObject({
    name: 'sums.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  const parts = await partsOf(file.content)
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
  // 30 November 2026 is day 46356 of spreadsheets.
  for (const value of ['46356', '46356.614583333336', '-12.5', '1.5', '7']) expect(sheet).toContain(`<v>${value}</v>`)
  expect(sheet).not.toContain('<f>')
  const all = Object.values(parts).join('')
  expect(all).toContain('=1+1')
  expect(all).toContain('&lt;b&gt; &amp;')
  for (const text of ['+39 02', '@me', '_x005F_x0041_\uFFFD']) expect(sheet).toContain(`>${text}</t>`)
  expect(parts['xl/workbook.xml']).toContain('Sales  by day')
  expect(parts['xl/worksheets/sheet2.xml']).toBeDefined()
})

test('a long table is read page by page as it is sent, and goes on in another sheet where one is full', async () => {
  let read = 0
  async function* pages(): AsyncGenerator<Row[]> {
    for (; read < 40; read += 1)
      yield await Promise.resolve([
        [`first of ${read}`, read],
        [`second of ${read}`, 1n],
      ])
  }
  const rows = async function* () {
    yield ['Said', 'Sum']
    for await (const page of pages()) yield* page
  }
  const parts = await partsOf(xlsxFile('long', [{ name: 'Orders', rows: rows() }], 51).content)
  expect(parts['xl/workbook.xml']).toMatch(/name="Orders".*name="Orders 2"/)
  expect(parts['xl/workbook.xml']).not.toContain('sheet3')
  const [one = '', two = ''] = [1, 2].map((at) => parts[`xl/worksheets/sheet${at}.xml`])
  expect([one, two].map((sheet) => sheet.split('<row ').length - 1)).toEqual([51, 31])
  for (const sheet of [one, two]) expect(sheet).toContain('>Said</t>')
  expect(one).toContain('>first of 0<')
  expect(two).toContain('>second of 39<')
})

test('no more of a long table is read than its reader has taken', async () => {
  let read = 0
  async function* pages(): AsyncGenerator<Row[]> {
    for (; read < 10_000; read += 1)
      yield await Promise.resolve(Array.from({ length: 100 }, (_, at): Row => [`${read} ${Math.random()} ${at}`]))
  }
  const { content } = longXlsxFile({ name: 'long', head: ['Said'], pages: pages() }, 'Said')
  const file = content as Readable
  await file[Symbol.asyncIterator]().next()
  await new Promise((done) => setImmediate(done))
  expect(read).toBeLessThan(1000)
})

test('a table that cannot be read to its end ends its file with the error', async () => {
  async function* pages(): AsyncGenerator<Row[]> {
    yield await Promise.resolve([['one']])
    throw new Error('the database is gone')
  }
  const { content } = longXlsxFile({ name: 'long', head: ['Said'], pages: pages() }, 'Said')
  await expect(buffer(content as Readable)).rejects.toThrow('the database is gone')
})
