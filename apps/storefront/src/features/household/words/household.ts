import { words } from '../../../lib/words/words.ts'

export const householdWords = words(
  'household',
  import.meta.glob('./household.*.json', { eager: true, import: 'default' }),
)
