import { RefusalError } from '@bottega/contract/api.ts'

const prefix = 'backoffice.copy.'
const indexPlace = `${prefix}names`
/** Slots and orders of a working day; the oldest gives way. */
const most = 60

const names = (): string[] => JSON.parse(localStorage.getItem(indexPlace) ?? '[]') as string[]

function store(name: string, answer: unknown): void {
  const all = [...names().filter((one) => one !== name), name]
  for (const old of all.slice(0, -most)) localStorage.removeItem(prefix + old)
  localStorage.setItem(indexPlace, JSON.stringify(all.slice(-most)))
  localStorage.setItem(prefix + name, JSON.stringify(answer))
}

/**
 * What the shop answers; without a connection what it answered last, so that a cold store without a signal is no end of
 * the work. The copies are deleted when the staff member signs out.
 */
export async function askWithCopy<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask()
    store(name, answer)
    return answer
  } catch (error) {
    const copy = localStorage.getItem(prefix + name)
    if (copy === null || !(error instanceof RefusalError) || error.httpStatus !== 0) throw error
    return JSON.parse(copy) as Answer
  }
}

export function deleteCopies(): void {
  for (const name of names()) localStorage.removeItem(prefix + name)
  localStorage.removeItem(indexPlace)
}
