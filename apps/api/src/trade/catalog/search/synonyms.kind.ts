import type { FindingCode } from '@bottega/contract/staff-content/findings.ts'
import { readSynonyms, type SynonymProblem } from '@bottega/rules/search/synonyms.ts'
import type { ContentKind } from '../../../kernel/publishing/content-kind.ts'

const synonymsFile = 'search/synonyms.txt'
/** Of one file: a file of another kind has one in each line. */
const mostProblems = 20

const codes: Readonly<Record<SynonymProblem['reason'], FindingCode>> = {
  'one-word': 'oneWord',
  'empty-word': 'emptyWord',
  'two-arrows': 'twoArrows',
  'too-long': 'longWord',
}

/** Words of the search that editors keep: one text file. (docs/decisions/0235) */
export const searchKind: ContentKind = {
  folder: 'search',
  form: 'file',
  describe: async (file) => {
    if (file.path !== synonymsFile) return [{ line: 0, code: 'notRead', values: { file: synonymsFile } }]
    const { synonyms, problems } = readSynonyms(file.content.toString('utf8'))
    if (problems.length === 0) return { synonyms }
    return problems
      .slice(0, mostProblems)
      .map(({ line, text, reason }) => ({ line, code: codes[reason], values: { text } }))
  },
  factsOf: (_body, key) => ({ slug: key }),
}
