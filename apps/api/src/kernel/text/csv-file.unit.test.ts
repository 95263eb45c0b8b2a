import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvFile, longCsvFile } from './csv-file.ts'

test('a file for spreadsheets has its mark, quotes what divides, and holds no formula [csv-1]', () => {
  const file = csvFile('codes', [
    ['code', 'said'],
    ['A1', 'one, two'],
    ['A2', 'she said "no"\nand left'],
    ['=1+1', '-2'],
    ['', '@me'],
  ])
  expect(file).toMatchObject({ name: 'codes.csv', mediaType: 'text/csv; charset=utf-8' })
  expect(String(file.content)).toBe(
    '\uFEFFcode,said\r\nA1,"one, two"\r\nA2,"she said ""no""\nand left"\r\n\'=1+1,\'-2\r\n,\'@me\r\n',
  )
})

test('numbers are written as the spreadsheets of a language read them, and are no formulas [csv-2]', () => {
  const rows = [['a;b', 1250n, -5n, 1.5, -3]]
  const written = (language: 'it' | 'en') => String(csvFile('sums', rows, language).content)
  expect(written('it')).toBe('\uFEFF"a;b";12,50;-0,05;1,5;-3\r\n')
  expect(written('en')).toBe('\uFEFFa;b,12.50,-0.05,1.5,-3\r\n')
})

test('a long table has one head and one mark, and its pages follow each other', async () => {
  async function* pages() {
    yield await Promise.resolve([['=1+1', 1250n] as const])
    yield []
    yield [['+39 02', -5] as const]
  }
  const { name, content } = longCsvFile({ name: 'long', head: ['Said', 'Sum'], pages: pages() }, 'it')
  expect(name).toBe('long.csv')
  expect(String(await buffer(content as Readable))).toBe("\uFEFFSaid;Sum\r\n'=1+1;12,50\r\n'+39 02;-5\r\n")
})
