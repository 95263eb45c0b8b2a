import { isMasterAccount } from '@bottega/rules/people/account.ts'
import { ChipLinks } from '../../../lib/page/ChipLinks.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { orderListWords } from '../words/orderList.ts'
import { addressOf, orderScopes, type OrderScope } from './order-filters.ts'
import styles from './OrdersPage.module.css'

/** Links that choose whose orders are shown; those of other persons are for master accounts. */
export function ScopeLinks({ current }: { current: OrderScope }) {
  const t = useTranslations(orderListWords, 'scopes')
  const isMaster = useShopperPart(({ user }) => isMasterAccount(user.userType.userTypeId))
  const links = orderScopes
    .filter((scope) => scope !== 'persons' || isMaster)
    .map((scope) => ({
      key: scope,
      href: paths.orders(addressOf({ scope, page: 1 })),
      name: t(scope),
      isCurrent: scope === current,
    }))
  return (
    <>
      <ChipLinks label={t('label')} links={links} />
      {isMaster && current === 'persons' && (
        <p className={styles.count}>
          <ShopLink to={paths.persons()}>{t('manage')}</ShopLink>
        </p>
      )}
    </>
  )
}
