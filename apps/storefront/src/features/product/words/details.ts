import { words } from '../../../lib/words/words.ts'

export const detailsWords = words('details', import.meta.glob('./details.*.json', { eager: true, import: 'default' }))
