import { words } from '../../../lib/words/words.ts'

export const lineNoteWords = words(
  'lineNote',
  import.meta.glob('./lineNote.*.json', { eager: true, import: 'default' }),
)
