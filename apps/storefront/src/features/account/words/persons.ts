import { words } from '../../../lib/words/words.ts'

export const personsWords = words('persons', import.meta.glob('./persons.*.json', { eager: true, import: 'default' }))
