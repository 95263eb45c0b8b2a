import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import styles from './WishPlace.module.css'

const WishButton = lazy(() => import('./WishButton.tsx').then((part) => ({ default: part.WishButton })))

/** The button of a sold-out product that asks to be told; its script loads once the page stands. */
export const WishPlace = ({ product }: { product: { productId: number; name: string } }) => (
  <div className={styles.place}>
    {useHydrated() && (
      <Suspense>
        <WishButton product={product} />
      </Suspense>
    )}
  </div>
)
