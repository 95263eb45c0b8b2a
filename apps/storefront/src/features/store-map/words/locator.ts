import { words } from '../../../lib/words/words.ts'

export const locatorWords = words('locator', import.meta.glob('./locator.*.json', { eager: true, import: 'default' }))
