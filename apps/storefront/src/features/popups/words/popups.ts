import { words } from '../../../lib/words/words.ts'

export const popupsWords = words('popups', import.meta.glob('./popups.*.json', { eager: true, import: 'default' }))
