import { words } from '../../../lib/words/words.ts'

export const accountWords = words('account', import.meta.glob('./account.*.json', { eager: true, import: 'default' }))
