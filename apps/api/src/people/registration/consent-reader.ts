import type { Shop } from '../../kernel/shop.ts'
import type { Visitor } from '../../kernel/visitor.ts'
import type { ConsentReader } from './consent-texts.ts'

/** Outside a transaction: the name of the shop may have to be read. */
export async function consentReader(shop: Shop, { language }: Pick<Visitor, 'language'>): Promise<ConsentReader> {
  const { identity } = await shop.identity()
  return { language, shopName: identity.name }
}
