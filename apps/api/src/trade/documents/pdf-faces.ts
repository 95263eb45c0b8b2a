import { spelledIn } from '@bottega/rules/text/latin-letters.ts'
import { openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

/** Read once for all documents: to read a font again for each of them took most of its time. */
const openFace = (face: string) =>
  openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`)))
const opened = { plain: openFace('400Regular'), strong: openFace('700Bold') }

/** As pdfkit takes them: an opened font too, which its types do not say. */
export const faces = { plain: opened.plain as unknown as Buffer, strong: opened.strong as unknown as Buffer } as const

const isDrawn = (letter: string) => {
  const codePoint = letter.codePointAt(0) ?? 0
  return 'hasGlyphForCodePoint' in opened.plain && opened.plain.hasGlyphForCodePoint(codePoint)
}

/** A text in letters the faces have: Greek and Cyrillic are spelled in Latin letters, where they would be empty boxes. */
export const drawable = (text: string): string => spelledIn(text, (letter) => letter === '\n' || isDrawn(letter)).text
