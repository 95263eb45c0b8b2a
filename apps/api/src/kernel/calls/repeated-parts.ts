import { randomUUID } from 'node:crypto'
import { withPictureOrigin } from '../picture-origin.ts'

/** The JSON of each part, cached exactly as long as the module that made the part holds it. */
const bytesOfPart = new WeakMap<object, Buffer>()

/** Random for each process, so that no text from a request can match it. */
const placeholder = randomUUID()
const placeholderText = JSON.stringify(placeholder)

/** The parts met while an answer becomes text; undefined while anything else does. */
let met: object[] | undefined

/**
 * A part that is made once and handed out in many answers, and must not be changed any more: a cart of a hundred
 * products is answered at every press of a button, and its products are nine tenths of it.
 */
export function repeatedPart<Part extends object>(part: Part): Readonly<Part> {
  // Called by `JSON.stringify`, and no key of the part: a replacer would be called for every value of the answer.
  const toJSON = () => {
    met?.push(part)
    return met === undefined ? part : placeholder
  }
  return Object.freeze(Object.defineProperty(part, 'toJSON', { value: toJSON }))
}

/** The answer as JSON; repeated parts are turned into text once and from then on copied. */
export function answerJson(envelope: { data: object | null }, origin = ''): string | Buffer {
  const parts: object[] = []
  const text = withPictureOrigin(stringify(envelope, parts), origin)
  if (parts.length === 0) return text
  const pieces = text.split(placeholderText).flatMap((piece, index) => {
    const part = parts[index]
    return part === undefined ? [Buffer.from(piece)] : [Buffer.from(piece), bytesOf(part, origin)]
  })
  return Buffer.concat(pieces)
}

function stringify(envelope: object, parts: object[]): string {
  met = parts
  try {
    return JSON.stringify(envelope)
  } finally {
    met = undefined
  }
}

function bytesOf(part: object, origin: string): Buffer {
  const bytes = bytesOfPart.get(part) ?? Buffer.from(withPictureOrigin(JSON.stringify(part), origin))
  bytesOfPart.set(part, bytes)
  return bytes
}
