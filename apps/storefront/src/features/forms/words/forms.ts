import { words } from '../../../lib/words/words.ts'

export const formsWords = words('forms', import.meta.glob('./forms.*.json', { eager: true, import: 'default' }))
