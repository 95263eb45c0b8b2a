import { words } from '../../../lib/words/words.ts'

export const upgradeWords = words('upgrade', import.meta.glob('./upgrade.*.json', { eager: true, import: 'default' }))
