import { dietCheck } from '@bottega/contract/diet/calls.ts'
import type { CheckedProduct } from '@bottega/contract/diet/diet.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import { externalStore } from '../../lib/storage/external-store.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'

/** The answer about a product, or about why there is none. */
export type Checked = CheckedProduct | 'fine' | 'unreadable'

/** Answers by product, for the life of the page and in its memory alone: they tell of somebody's health. */
const checkedProducts = externalStore<ReadonlyMap<number, Checked>>(new Map())

/** Everything the profile of the shopper's household has against a product; undefined until the answer is there. */
export function useChecked(productId: number): Checked | undefined {
  const version = useShopperPart(({ user }) => user.dietVersion)
  useEffect(() => {
    if (version !== undefined) void check(productId, version)
  }, [productId, version])
  const found = () => checkedProducts.get().get(productId)
  return useSyncExternalStore(checkedProducts.subscribe, found, found)
}

/** Every answer of the page so far. */
export const useAllChecked = (): ReadonlyMap<number, Checked> =>
  useSyncExternalStore(checkedProducts.subscribe, checkedProducts.get, checkedProducts.get)

/** Whether a product holds, or may hold, something of the profile; what nobody knows is not hidden. */
export const isAgainst = (checked: Checked | undefined): boolean =>
  typeof checked === 'object' && checked.findings.some(({ level }) => level !== 'unknown')

/** As many as one call takes. */
const mostAtOnce = 500

let knownVersion: string | undefined
let waiting = new Map<number, ((checked: Checked | undefined) => void)[]>()

/**
 * Asks about a product, together with the others of the page. Undefined when there is no answer: the shop asks again
 * itself before it adds anything.
 */
export function check(productId: number, version: string): Promise<Checked | undefined> {
  // Another profile has other answers.
  if (version !== knownVersion) checkedProducts.set(new Map())
  knownVersion = version
  const known = checkedProducts.get().get(productId)
  if (known !== undefined) return Promise.resolve(known)
  const { promise, resolve } = Promise.withResolvers<Checked | undefined>()
  if (waiting.size === 0) setTimeout(() => void askForAll(version))
  waiting.set(productId, [...(waiting.get(productId) ?? []), resolve])
  return promise
}

async function askForAll(version: string): Promise<void> {
  const asked = waiting
  waiting = new Map()
  const ids = [...asked.keys()]
  const answers = new Map<number, Checked>()
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const some = ids.slice(from, from + mostAtOnce)
    for (const [id, answer] of await answersFor(some)) answers.set(id, answer)
  }
  if (version === knownVersion) checkedProducts.set(new Map([...checkedProducts.get(), ...answers]))
  for (const [id, resolvers] of asked) for (const resolve of resolvers) resolve(answers.get(id))
}

async function answersFor(ids: readonly number[]): Promise<[number, Checked][]> {
  try {
    const { data } = await browserApi().call(dietCheck, { body: { product_ids: [...ids] } })
    if (data.state === 'unreadable') return ids.map((id) => [id, 'unreadable'])
    const found = new Map(data.products.map((one) => [one.productId, one]))
    return ids.map((id) => [id, found.get(id) ?? 'fine'])
  } catch (error) {
    // Without an answer nothing is marked; the server asks at every addition, and says so there. (Safety, 25a)
    asRefusal(error)
    return []
  }
}
