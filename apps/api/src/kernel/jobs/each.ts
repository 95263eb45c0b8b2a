import type { Shop } from '../shop.ts'

/** A failure is logged and does not stop the others: the next round tries again. */
export async function each<Item>(
  shop: Shop,
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      shop.log.error({ err: error }, what)
    }
  }
}
