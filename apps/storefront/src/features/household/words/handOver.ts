import { words } from '../../../lib/words/words.ts'

export const handOverWords = words(
  'handOver',
  import.meta.glob('./handOver.*.json', { eager: true, import: 'default' }),
)
