import { RefusalError } from '@bottega/contract/api.ts'
import { idIn } from '../asked.ts'

/** Reads the thing a page is about. Without an id, or where the shop answers that there is none, the page is not there. */
export async function readOne<Data>(
  id: string | undefined,
  missing: string,
  read: (id: number) => Promise<Data>,
): Promise<Data> {
  const known = idIn(id)
  try {
    // React Router takes a thrown response as the status of the page.
    // oxlint-disable-next-line typescript/only-throw-error
    if (known === undefined) throw new Response(null, { status: 404 })
    return await read(known)
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error
    if (error instanceof RefusalError && error.code === missing) throw new Response(null, { status: 404 })
    throw error
  }
}
