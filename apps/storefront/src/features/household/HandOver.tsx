import { householdHandOver, householdView } from '@bottega/contract/household/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Link } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import styles from './Household.module.css'
import { handOverWords } from './words/handOver.ts'

const load = async () => [(await browserApi().call(householdView)).data]

/**
 * The household beside the cart: a member hands theirs over, a holder learns that proposals wait. Nothing for who is in
 * none. (decision 863)
 */
export function HandOver() {
  const t = useTranslations(handOverWords)
  const { perform } = useCartStore()
  const { totalItems } = useShopper().cart
  const loaded = useLoaded('', () => emptyOnFailure('Shopping core, section 7: suggestions are empty on error', load()))
  const { busy, run } = useCommand(async () => {
    await perform((api) => api.call(householdHandOver, { query: { show_sectors: true }, body: {} }))
  })
  const household = loaded.state === 'ready' ? loaded.data[0]?.household : undefined
  if (household === undefined) return null
  const { isHolder, holderName, proposals } = household
  if (!isHolder)
    return totalItems === 0 ? null : (
      <div className={styles.card}>
        <Button variant="secondary" busy={busy} onClick={run}>
          {t('give', { name: holderName })}
        </Button>
        <span className={styles.detail}>{t('help')}</span>
      </div>
    )
  if (proposals.length === 0) return null
  return (
    <p className={styles.card}>
      <Link to="/profile/household">{t('open', { count: proposals.length })}</Link>
    </p>
  )
}
