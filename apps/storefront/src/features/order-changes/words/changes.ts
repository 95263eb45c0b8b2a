import { words } from '../../../lib/words/words.ts'

export const changesWords = words('changes', import.meta.glob('./changes.*.json', { eager: true, import: 'default' }))
