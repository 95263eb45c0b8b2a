import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import styles from './DietNote.module.css'

const Note = lazy(() => import('./parts.ts').then((parts) => ({ default: parts.OwnNote })))

/**
 * The answer of the household's profile about a product, on its page. Its place is in the page as the server sends it, so
 * that nothing moves when the answer comes.
 */
export function DietNote({ productId }: { productId: number }) {
  return (
    <PersonalPart by={({ user }) => user.dietVersion}>
      <Place productId={productId} />
    </PersonalPart>
  )
}

function Place({ productId }: { productId: number }) {
  const version = useShopperPart(({ user }) => user.dietVersion)
  const isAlive = useHydrated()
  return version === undefined ? null : (
    <div className={styles.place}>
      {isAlive && (
        <Suspense>
          <Note productId={productId} />
        </Suspense>
      )}
    </div>
  )
}
