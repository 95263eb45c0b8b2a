import { words } from '../../../lib/words/words.ts'

/** The words of the menu and the dashboard; the pages' own words travel without it. */
export const boardWords = words('board', import.meta.glob('./board.*.json', { eager: true, import: 'default' }))
