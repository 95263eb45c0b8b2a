import type { StockWishView } from '@bottega/contract/stock-wishes/stock-wishes.ts'
import { stockWishWaits } from '@bottega/rules/catalog/stock-wishes.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import type { WaitingRow } from './stock-wishes.service.ts'

export const presentWish =
  (language: Language) =>
  ({ name, pack, slug, image, published, createdAt, ...row }: WaitingRow): StockWishView => ({
    wishId: row.wishId,
    productId: row.productId,
    name: textIn(language, name),
    description: textIn(language, pack),
    itemUrl: `/product/${slug}`,
    mediaURL: pictureAddress(image, 'thumb'),
    isSold: published,
    storeId: row.storeId,
    storeName: row.storeName,
    since: createdAt.toISOString(),
    until: new Date(createdAt.getTime() + stockWishWaits).toISOString(),
  })
