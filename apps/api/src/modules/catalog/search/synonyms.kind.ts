import { readSynonyms, type SynonymProblem } from '@bottega/rules/search/synonyms.ts'
import type { ContentKind } from '../../publishing/content-kind.ts'

const synonymsFile = 'search/synonyms.txt'

const sentences: Readonly<Record<SynonymProblem['reason'], string>> = {
  'one-word': 'names one word only: write two or more with "=" between, or "=>" to what is to be found',
  'empty-word': 'has nothing, or only signs, beside an "=" or ">"',
  'two-arrows': 'has more than one ">" or "=>"',
  'too-long': 'has a word of more than 80 letters',
}

/** Words of the search that editors keep: one text file. (docs/decisions/0235) */
export const searchKind: ContentKind = {
  folder: 'search',
  form: 'file',
  describe: async (file) => {
    if (file.path !== synonymsFile) return `is not read here: the words of the search are in ${synonymsFile}`
    const { synonyms, problems } = readSynonyms(file.content.toString('utf8'))
    const lines = problems.slice(0, 20).map(({ line, text, reason }) => `line ${line}: "${text}" ${sentences[reason]}`)
    return lines.length > 0 ? lines.join('; ') : { synonyms }
  },
  factsOf: (_body, key) => ({ slug: key }),
}
