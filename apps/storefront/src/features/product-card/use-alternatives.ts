import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { shelfProduct, type ShelfProduct } from './shelf-product.ts'

type Alternatives = {
  /** Undefined while they are on their way. */
  products: readonly ShelfProduct[] | undefined
  /** What the shop said instead. */
  failure: string | undefined
  retry: () => void
}

export function useAlternatives(productId: number): Alternatives {
  const [answer, setAnswer] = useState<Pick<Alternatives, 'products' | 'failure'>>()

  useEffect(() => {
    let current = true
    void ask(productId).then((found) => current && setAnswer(found))
    return () => {
      current = false
    }
  }, [productId])

  function retry() {
    setAnswer(undefined)
    void ask(productId).then(setAnswer)
  }

  return { products: answer?.products, failure: answer?.failure, retry }
}

async function ask(productId: number): Promise<Pick<Alternatives, 'products' | 'failure'>> {
  try {
    const query = { product_ids: [productId], details: true, filtered: true }
    const { data } = await browserApi().call('products.alternatives', { query })
    return { products: data.alternatives.flatMap(({ products }) => products.map(shelfProduct)), failure: undefined }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { products: undefined, failure: error.text }
  }
}
