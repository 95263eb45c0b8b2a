import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, mostly because they wait: begun last, they would run alone at the end. */
export const longest = [
  'e2e/src/program/start.e2e.ts',
  'e2e/src/program/killed.e2e.ts',
  'e2e/src/shopping/places.e2e.ts',
  'e2e/src/pages/screens.e2e.ts',
  'e2e/src/program/sign-up-to-refund.e2e.ts',
  'e2e/src/content/articles.e2e.ts',
  'e2e/src/catalogue/shelves.e2e.ts',
  'apps/api/src/trade/refunds/money-model.postgres.test.ts',
  'apps/api/src/trade/checkout/payment/payment-pairs.postgres.test.ts',
  'apps/api/src/trade/checkout/races.postgres.test.ts',
  'apps/api/src/kernel/http/all-calls/content-types.test.ts',
  'apps/api/src/staff/backup/backup.test.ts',
  'apps/api/src/kernel/jobs/start-jobs.test.ts',
  'apps/api/src/kernel/http/all-calls/hostile-input.test.ts',
  'demo/src/catalogue/shelf-pictures.test.ts',
  'apps/shop/src/import/kill.test.ts',
  'apps/shop/src/killed-commands.test.ts',
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
