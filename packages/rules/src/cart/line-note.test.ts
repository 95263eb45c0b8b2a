import { expect, test } from 'vitest'
import { lineNote, withLineNote, withNoteOf } from './line-note.ts'

const ripe = { customWeight: '1,2', line_note: 'Maturi' }

test('a note is one line, without line breaks, controls and signs that turn the direction, and takes the place of the one before', () => {
  expect(withLineNote(ripe, '  Matura,\r\nper stasera\u0007 \u202egrazie ')).toEqual({
    customWeight: '1,2',
    line_note: 'Matura, per stasera grazie',
  })
})

test.each(['', '   ', '\n\t', '\u2066'])(
  'a note of nothing that can be read, %j, takes the one before back',
  (note) => {
    expect(withLineNote(ripe, note)).toEqual({ customWeight: '1,2' })
    expect(lineNote(withLineNote(ripe, note))).toBeUndefined()
  },
)

test('a line that takes another in keeps its own note, and without one has that of the other', () => {
  expect(withNoteOf({ line_note: 'Sodi' }, ripe)).toEqual({ line_note: 'Sodi' })
  expect(withNoteOf({}, ripe)).toEqual({ line_note: 'Maturi' })
  expect(withNoteOf({}, {})).toEqual({})
})
