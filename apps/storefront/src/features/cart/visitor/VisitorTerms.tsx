import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { visitorWords } from '../words/visitor.ts'
import styles from './VisitorTerms.module.css'

const VisitorTimes = lazy(() => import('./VisitorTimes.tsx').then((module) => ({ default: module.VisitorTimes })))

/** In the cart of a visitor: whose prices these are, the times of that store, and what the checkout will ask. */
export function VisitorTerms() {
  const t = useTranslations(visitorWords)
  const store = useShopperPart(({ cart }) => cart.store)
  const { choosePlace } = useCheckoutFlow()
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={t('title')} className={styles.terms}>
      <p className={styles.place}>
        <b>{t('prices', { name: store.name })}</b>
        <TextButton onClick={() => void choosePlace()}>{t('change')}</TextButton>
      </p>
      <p className={styles.next}>{t('next')}</p>
      <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('times')}</summary>
        {open && (
          <Suspense fallback={<Skeleton shape="row" />}>
            <VisitorTimes key={store.storeId} storeId={store.storeId} />
          </Suspense>
        )}
      </details>
    </section>
  )
}
