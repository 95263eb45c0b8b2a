import { beforeEach, expect, test, vi } from 'vitest'
import { pdfText } from '../../testing/pdf-text.ts'

// Faces of their own: what a document before drew must not help.
beforeEach(() => vi.resetModules())

async function sheetOf(text: string): Promise<string> {
  const { PdfSheet } = await import('./pdf-sheet.ts')
  const facts = { title: 'Prova', author: 'Prova', language: 'it' as const, issuedAt: new Date('2026-11-16T09:00:00Z') }
  const sheet = new PdfSheet({ ...facts, footer: () => '' })
  sheet.paragraph(text)
  return pdfText(new Uint8Array(await sheet.end()))
}

/** The printable letters of ASCII but the space. */
const ascii = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index))

test('a letter that another document drew as a part of another one is read, copied and searched like any [documents-175]', async () => {
  const composed = 'àèéìòùÀÈÉÌÒÙäöüÄÖÜçñ:;…!?“”‘’«»‹›½¼¾%‰=≠±÷'
  await sheetOf(composed)
  const text = await sheetOf(ascii.join(' '))
  expect(ascii.filter((letter) => !text.split(' ').includes(letter))).toEqual([])
  expect(await sheetOf('Via L. da Vinci, 3. Affitto: ufficio e caffè.')).toContain(
    'Via L. da Vinci, 3. Affitto: ufficio e caffè.',
  )
})
