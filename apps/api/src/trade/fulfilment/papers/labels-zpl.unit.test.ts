import { expect, test } from 'vitest'
import { labelsZpl } from './labels-zpl.ts'

const label = {
  heading: '1042',
  code: '1042',
  name: 'Borsa 1 di 2',
  person: 'Lia De Luca',
  rows: ['Via Larga 8', '20122 Milano', 'martedì 24 novembre 2026, 10:00–12:00', 'A casa'],
}
const printed = (...labels: (typeof label)[]) => labelsZpl(labels).toString('utf8')

/** The commands of a file, by name: a caret or a tilde and two letters or a digit. */
const commandsOf = (zpl: string) => zpl.match(/[\^~][A-Z@][A-Z0-9]?/g) ?? []

/** The texts of the fields as a printer reads them. */
const textsOf = (zpl: string) =>
  [...zpl.matchAll(/\^FD(.*?)\^FS/gs)].map(([, data = '']) =>
    Buffer.from(
      data.replaceAll(/_([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  )

test('each bag has a label of its own with its texts, accents too, and the number of the order as a code', () => {
  const zpl = printed(label, { ...label, name: 'Borsa 2 di 2' })
  expect(commandsOf(zpl).filter((one) => one === '^XA')).toHaveLength(2)
  expect(zpl).toContain('^CI28')
  expect(textsOf(zpl).slice(0, 8)).toEqual(['1042', 'Borsa 1 di 2', 'Lia De Luca', ...label.rows, 'MA,1042'])
  expect(zpl).toContain('^BQN,2,10')
})

test('a name full of commands is printed as it stands and commands nothing', () => {
  const name = '^XZ^XA~JA_5E^FS^FDx\\&{"}\n^IDR:*.*'
  const zpl = printed({ ...label, person: name, rows: [name] })
  expect(commandsOf(zpl)).toEqual(commandsOf(printed({ ...label, rows: ['Via Larga 8'] })))
  expect(textsOf(zpl)[3]).toContain('^XZ^XA~JA_5E^FS^FDx/&{"} ^IDR:*')
})

test('a long text is printed smaller, a very long one is shortened, and nothing is printed below the paper', () => {
  const long = 'Massimiliano Della Rovere Sforza Pallavicini'
  const zpl = printed({ ...label, person: long, rows: [long.repeat(3)] })
  expect(textsOf(zpl)[2]).toBe(long)
  expect(textsOf(zpl)[3]).toMatch(/^Massimiliano Della.*…$/)
  const places = [...printed(label).matchAll(/\^FO\d+,(\d+)/g)].map(([, top]) => Number(top))
  expect(Math.max(...places) + 25 * 10).toBeLessThan(1218)
})
