import { isMasterAccount } from '@bottega/rules/people/account.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { orderListWords } from '../words/orderList.ts'
import { addressOf, orderScopes, type OrderScope } from './order-filters.ts'
import styles from './ScopeLinks.module.css'

/** Whose orders are shown; those of other persons are for master accounts. */
export function ScopeLinks({ current }: { current: OrderScope }) {
  const t = useTranslations(orderListWords, 'scopes')
  const isMaster = useShopperPart(({ user }) => isMasterAccount(user.userType.userTypeId))
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.scopes}>
        {orderScopes
          .filter((scope) => scope !== 'persons' || isMaster)
          .map((scope) => (
            <li key={scope}>
              <ShopLink
                to={paths.orders(addressOf({ scope, page: 1 }))}
                className={styles.scope}
                aria-current={scope === current ? 'page' : undefined}
              >
                {t(scope)}
              </ShopLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
