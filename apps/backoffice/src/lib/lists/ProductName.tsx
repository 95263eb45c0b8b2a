import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { paths } from '../../paths.ts'

interface NamedProduct {
  productId: number
  name: string
  brand: string
  pack: string
}

/** The cell of a list that names a product: the way to its page, with brand and pack below. */
export function ProductName({ product: { productId, name, brand, pack } }: { product: NamedProduct }) {
  return (
    <>
      <Anchor href={paths.product(productId)}>{name}</Anchor>
      <div>{[brand, pack].filter(Boolean).join(' · ')}</div>
    </>
  )
}
