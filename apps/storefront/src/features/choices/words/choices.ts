import { words } from '../../../lib/words/words.ts'

export const choicesWords = words('choices', import.meta.glob('./choices.*.json', { eager: true, import: 'default' }))
