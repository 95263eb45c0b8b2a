import { words } from '../../../lib/words/words.ts'

/** What the menu and the dashboard say; the pages' own words travel without it. */
export const boardWords = words('board', import.meta.glob('./board.*.json', { eager: true, import: 'default' }))
