import type { Label } from './label.ts'

/** 4 by 6 inches, the paper of most label printers, at 203 dots an inch as all of them print it. */
const [width, height] = [812, 1218]
const margin = 40
/** The height of the type of each text, dots. */
const sizes = { heading: 150, name: 80, person: 64, row: 48 }
const gap = 26
/** Dots a square of the code: a number of ten digits is 21 squares wide. */
const square = 10

/** Each label is a format of its own: a printer that stops at one goes on with the next. */
export const labelsZpl = (labels: readonly Label[]): Buffer => Buffer.from(labels.map(format).join(''), 'utf8')

function format({ heading, name, person, code, rows }: Label): string {
  let top = margin
  const line = (text: string, wanted: number) => {
    const { shown, size } = fitted(text, wanted)
    const field = `^FO${margin},${top}^A0N,${size},${size}^FH_^FD${fieldData(shown)}^FS\n`
    top += wanted + gap
    return field
  }
  const texts = [
    line(heading, sizes.heading),
    line(name, sizes.name),
    line(person, sizes.person),
    ...rows.map((row) => line(row, sizes.row)),
  ]
  // UTF-8 for every text; the size is said because a printer may have that of its last paper.
  return [
    `^XA\n^CI28\n^PW${width}\n^LL${height}\n^LH0,0\n`,
    ...texts,
    code === undefined ? '' : `^FO${margin},${top + gap}^BQN,2,${square}^FH_^FDMA,${fieldData(code)}^FS\n`,
    '^PQ1\n^XZ\n',
  ].join('')
}

/** About the width of a letter by its height; wide ones are fewer than narrow ones. */
const letterWidth = 0.55
/** The smallest type that is read at arm's length, dots: 3.5 millimetres. */
const smallest = 28

/** A text in type that fits the paper; one too long for the smallest is shortened, else it would run over the edge. */
function fitted(text: string, wanted: number): { shown: string; size: number } {
  const letters = Array.from(text)
  const room = (width - 2 * margin) / letterWidth
  const size = Math.max(smallest, Math.min(wanted, Math.floor(room / letters.length)))
  const most = Math.floor(room / size)
  return { size, shown: letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…` }
}

/**
 * Text as the data of a field: whatever is no letter, digit or plain mark is written by its bytes, so that a name ends no
 * field and begins no command. Control characters are no part of a text, and a backslash would break a line.
 */
function fieldData(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const plain = text.replaceAll(/[\u0000-\u001F\u007F]/g, ' ').replaceAll('\\', '/')
  return [...Buffer.from(plain, 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[\w .,:;()/+-]/.test(letter) && letter !== '_'
        ? letter
        : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}
