import { RefusalError } from '@bottega/contract/api.ts'

/**
 * Silent on purpose: `wanted`, or an empty list when the shop refuses or cannot be reached. `clause` names the sentence
 * of the specification that demands it. Our own bugs are not silenced.
 */
export async function emptyOnFailure<Item>(clause: string, wanted: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw new Error(`Unexpected failure where the specification asks for an empty list (${clause})`, { cause: error })
  }
}
