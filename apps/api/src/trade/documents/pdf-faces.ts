import { spelledIn } from '@bottega/rules/text/latin-letters.ts'
import { type Font, openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

/** Read once for all documents: to read a font again for each of them took most of its time. */
function openFace(face: string) {
  const opened = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`)))
  if ('characterSet' in opened) drawEach(opened)
  return opened
}

/** From U+FB00 to U+FB06: each is the text of several letters, and known as those. */
const isLigature = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfb06

/**
 * A drawing keeps the letter it was first made for. One that is met first as a part of another, as the "a" of an "à" or the
 * dot of a colon, has none: in no later document could it be read aloud, copied or searched. So each is made for its own
 * letter before any text, the plain letters first.
 */
function drawEach(face: Font): void {
  for (const codePoint of face.characterSet.toSorted((one, other) => one - other))
    if (!isLigature(codePoint)) face.glyphForCodePoint(codePoint)
}
const opened = { plain: openFace('400Regular'), strong: openFace('700Bold') }

/** As pdfkit takes them: an opened font too, which its types do not say. */
export const faces = { plain: opened.plain as unknown as Buffer, strong: opened.strong as unknown as Buffer } as const

const isDrawn = (letter: string) => {
  const codePoint = letter.codePointAt(0) ?? 0
  return 'hasGlyphForCodePoint' in opened.plain && opened.plain.hasGlyphForCodePoint(codePoint)
}

/** A text in letters the faces have: Greek and Cyrillic are spelled in Latin letters, where they would be empty boxes. */
export const drawable = (text: string): string => spelledIn(text, (letter) => letter === '\n' || isDrawn(letter)).text
