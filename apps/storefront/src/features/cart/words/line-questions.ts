import { words } from '../../../lib/words/words.ts'

export const lineQuestionsWords = words(
  'line-questions',
  import.meta.glob('./line-questions.*.json', { eager: true, import: 'default' }),
)
