import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, mostly because they wait: begun last, they would run alone at the end. */
const longest = [
  'e2e/src/program/killed.e2e.ts',
  'e2e/src/program/start.e2e.ts',
  'e2e/src/program/session.e2e.ts',
  'e2e/src/content/blocks.e2e.ts',
  'e2e/src/pages/screens.e2e.ts',
  'modules/checkout/payment/payment-pairs.postgres.test.ts',
  'modules/checkout/races.postgres.test.ts',
  'modules/jobs/start-jobs.test.ts',
  'http/all-calls/hostile-input.test.ts',
]

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((file) => moduleId.endsWith(file))
  return index < 0 ? longest.length : index
}

/** The longest files first, then as the runner orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
