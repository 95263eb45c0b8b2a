import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTable } from './open-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const file = join(folder, 'file')
  await writeFile(file, content)
  const { rows, columns } = await openTable(file)
  const read = await Array.fromAsync(rows)
  return {
    columns,
    lines: read.map((row) =>
      row.kind === 'row' ? `${row.line}:${[...row.values.values()].join('|')}` : `${row.line}:${row.reason}`,
    ),
    notes: read.flatMap((row) => (row.kind === 'row' ? row.notes : [])),
  }
}

describe('a CSV file', () => {
  test.each([',', ';', '\t', '|'])('is read whatever divides its fields: "%s"', async (divider) => {
    const { columns, lines } = await read(`\ufeffCode${divider}Name\r\n1${divider}"a ${divider} b"\r\n`)
    expect(columns).toEqual(['code', 'name'])
    expect(lines).toEqual([`2:1|a ${divider} b`])
  })

  test('keeps counting lines over a field that spans several', async () => {
    expect((await read('code,name\n1,"a\nb ""c"""\n2,d\n')).lines).toEqual(['2:1|a\nb "c"', '4:2|d'])
  })

  test('a quote never closed loses its own line only', async () => {
    const { lines } = await read('code,name\n1,"open\n2,b\n3,"c ""d"""\n4,e\n')
    expect(lines).toEqual(['2:quote-unclosed', '3:2|b', '4:3|c "d"', '5:4|e'])
  })

  test('a quote inside an unquoted field is taken for an inch and noted', async () => {
    const { lines, notes } = await read('code,name\n1,torta 24"\n2,b\n')
    expect(lines).toEqual(['2:1|torta 24"', '3:2|b'])
    expect(notes).toEqual(['quote-stray'])
  })

  test('too few and too many fields, NUL bytes and endless lines are refused one by one', async () => {
    const { lines } = await read(`code,name\n1\n2,b,c\n3,b\0\n4,${'x'.repeat(300_000)}\n5,e`)
    expect(lines).toEqual(['2:column-count', '3:column-count', '4:nul-byte', '5:line-too-long', '6:5|e'])
  })

  test('empty fields behind the last column are none, unless commas divide: they may hide a decimal comma', async () => {
    const { lines, notes } = await read('code;price;until\n1;1,29;;;\n3;2,5; ; \n')
    expect([lines, notes]).toEqual([['2:1|1,29|', '3:3|2,5| '], []])
    const { lines: byCommas } = await read('code,price,until\n1,1,29,\n3,2,\n')
    expect(byCommas).toEqual(['2:column-count', '3:3|2|'])
    const { lines: padded } = await read('code,available,,\n1,80,5,\n3,80,,\n')
    expect(padded).toEqual(['2:column-count', '3:3|80|'])
  })

  test('a line in Windows-1252 is read as such', async () => {
    const { lines, notes } = await read(Buffer.from('code,name\n1,caffè\n', 'latin1'))
    expect(lines).toEqual(['2:1|caffè'])
    expect(notes).toEqual(['encoding-guessed'])
  })

  test(
    'an unclosed quote before 3 MB of rows neither swallows them nor takes long',
    async () => {
      const rows = Array.from({ length: 100_000 }, (_, index) => `${index},"nome ${index}, buono"`)
      const { lines } = await read(`code,name\nx,"aperta\n${rows.join('\n')}\n`)
      expect(lines).toHaveLength(100_001)
      expect(lines.filter((line) => line.endsWith('quote-unclosed'))).toHaveLength(1)
    },
    atThisSpeed(60_000),
  )
})

const table = 'code,name\n1,caffè\n2,Weiß\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('a table in another wrapping', () => {
  test.each([
    ['gzip', gzipSync(table)],
    ['gzip in several members', Buffer.concat([gzipSync(table.slice(0, 12)), gzipSync(table.slice(12))])],
    ['UTF-16 with a mark', utf16(`\ufeff${table}`)],
    ['UTF-16, big-endian, with a mark', utf16(`\ufeff${table}`).swap16()],
    ['UTF-16 without a mark', utf16(table)],
    ['UTF-16, big-endian, without a mark', utf16(table).swap16()],
    ['UTF-16 inside gzip', gzipSync(utf16(table))],
    ['after a line that names the delimiter', `sep=,\n${table}`],
    ['after a mark and a line that names the delimiter', `\ufeffsep=;\r\n${table.replaceAll(',', ';')}`],
  ])('is read: %s', async (_how, content) => {
    const { columns, lines } = await read(content)
    expect(columns).toEqual(['code', 'name'])
    expect(lines.map((line) => line.replace(/^\d+:/, ''))).toEqual(['1|caffè', '2|Weiß'])
  })

  test('a delimiter named by the file counts more than what its header looks like', async () => {
    expect((await read('sep=;\na,b,c;name\n1;x\n')).columns).toEqual(['a,b,c', 'name'])
  })

  test('a character of UTF-16 that lies across two chunks stays whole', async () => {
    const name = 'è'.repeat(70_001)
    expect((await read(utf16(`code,name\n1,${name}\n`))).lines).toEqual([`2:1|${name}`])
  })
})

describe('a JSON Lines file', () => {
  test('is lines by its first line; numbers are read, broken lines refused', async () => {
    const { lines, columns } = await read(
      '\n{"code":"1","fat":1.5,"none":null}\n[1]\n{"code"\n{"__proto__":{"a":1},"code":"2"}\n',
    )
    expect(columns).toBeUndefined()
    expect(lines.slice(0, 3)).toEqual(['2:1|1.5', '3:json-unreadable', '4:json-unreadable'])
    expect(lines[3]).toContain('2')
  })
})

test.each([
  ['', 'The file is empty.'],
  [Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from('....[Content_Types].xml')]), 'Excel workbook (xlsx)'],
  [Buffer.from('PK\u0003\u0004....products.csv'), 'ZIP archive'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old Excel workbook (xls)'],
  [gzipSync('code,name\n1,a\n').subarray(0, 25), 'gzip file is damaged or cut short'],
  ['sep=;\n', 'The file is empty.'],
  ['code,code\n', 'twice'],
])('a file that is no table is refused in a sentence', async (content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence)
})
