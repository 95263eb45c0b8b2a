import { storeForNextPage, takeFromLastPage } from '../../lib/storage/next-page.ts'

/** A product whose heart was pressed before the login that reloads the page. */
export interface LikedProduct {
  readonly productId: number
  readonly name: string
}

export const storePendingHeart = (product: LikedProduct) => storeForNextPage('pending_heart', product)

export const takePendingHeart = () => takeFromLastPage<LikedProduct>('pending_heart')
