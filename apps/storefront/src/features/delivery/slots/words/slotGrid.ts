import { words } from '../../../../lib/words/words.ts'

export const slotGridWords = words(
  'slotGrid',
  import.meta.glob('./slotGrid.*.json', { eager: true, import: 'default' }),
)
