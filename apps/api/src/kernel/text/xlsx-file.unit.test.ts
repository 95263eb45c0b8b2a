import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { xlsxFile } from './xlsx-file.ts'

async function partsOf(content: unknown): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(content as Buffer)))
  const parts: Record<string, string> = {}
  for (const entry of await reader.getEntries())
    if (!entry.directory) parts[entry.filename] = await entry.getData(new TextWriter())
  return parts
}

test('a workbook has numbers as numbers, days as dates, and texts that are no formulas', async () => {
  const file = await xlsxFile('sums', [
    {
      name: 'Sales: by day',
      rows: [
        ['Day', 'Sold', 'Kg', 'Said'],
        ['2026-11-30', -1250n, 1.5, '=1+1'],
        ['', 7, 0n, '<b> & "c"'],
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
  for (const value of ['46356', '-12.5', '1.5', '7']) expect(sheet).toContain(`<v>${value}</v>`)
  expect(sheet).not.toContain('<f>')
  const all = Object.values(parts).join('')
  expect(all).toContain('=1+1')
  expect(all).toContain('&lt;b&gt; &amp;')
  expect(parts['xl/workbook.xml']).toContain('Sales  by day')
  expect(parts['xl/worksheets/sheet2.xml']).toBeDefined()
})
