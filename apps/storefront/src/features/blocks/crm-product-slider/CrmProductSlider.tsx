import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { usePageInUse } from '../../../lib/hooks/use-page-in-use.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { isSignedInId } from '@bottega/rules/people/account.ts'
import { loadRecommended } from '../../product-card/shelf/load-recommended.ts'
import { ProductSlider } from '../../product-card/shelf/ProductSlider.tsx'
import type { ShelfProduct } from '../../product-card/shelf-product.ts'
import { Sponsor } from '../banners/Sponsor.tsx'
import type { BlockProps } from '../define-block.ts'

type Content = BlockProps<'CrmProductSlider'>['block']

/**
 * The products the shop recommends to everybody; a customer's own recommendations take their place once they use the
 * page.
 */
export function CrmProductSlider({ block }: BlockProps<'CrmProductSlider'>) {
  const own = useOwnProducts(block)
  const { title, sponsor } = block.content
  return <ProductSlider title={title} products={own ?? block.data.products} counted more={<Sponsor name={sponsor} />} />
}

function useOwnProducts({ content, data }: Content): readonly ShelfProduct[] | undefined {
  const { layout, promo, shuffle, limit } = content
  const { categoryId } = data
  const userId = useShopperPart(({ user }) => user.userId)
  const inUse = usePageInUse() !== undefined
  const [own, setOwn] = useState<readonly ShelfProduct[]>()
  const isAsked = inUse && (isSignedInId(userId) || shuffle === 'true')

  useEffect(() => {
    if (!isAsked) return undefined
    let isCurrent = true
    const query = {
      limit,
      ...(isSignedInId(userId) && { userId }),
      ...(layout !== undefined && { layout }),
      ...(categoryId !== undefined && { category_id: categoryId }),
      ...(promo === 'true' && { promo: true }),
      ...(shuffle === 'true' && { shuffle: true }),
    }
    const load = async () => {
      const products = await loadRecommended(browserApi(), query)
      if (isCurrent && products.length > 0) setOwn(products)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [isAsked, userId, limit, layout, categoryId, promo, shuffle])

  return own
}
