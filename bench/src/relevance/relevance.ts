import type { Grade } from './graded-queries.ts'

export interface Relevance {
  /** Of the first ten answers, beside the best order there could be: 1 is perfect. */
  readonly ndcg: number
  /** Whether one of the first three is as good as any product of the catalogue. */
  readonly bestInThree: boolean
}

const depth = 10
const gain = (grade: Grade) => 2 ** grade - 1
const sum = (grades: readonly Grade[]) =>
  grades.slice(0, depth).reduce<number>((total, grade, place) => total + gain(grade) / Math.log2(place + 2), 0)

/** How good answers are: the grades of what was answered, in order, beside those of the whole catalogue. */
export function relevanceOf(answered: readonly Grade[], all: readonly Grade[]): Relevance {
  const ideal = all.toSorted((a, b) => b - a)
  const best = ideal[0] ?? 0
  return {
    ndcg: best === 0 ? 0 : sum(answered) / sum(ideal),
    bestInThree: best > 0 && answered.slice(0, 3).includes(best),
  }
}
