import { returnsList } from '@bottega/contract/returns/calls.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { required } from '../../lib/api/required.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import card from '../../lib/page/linked-card.module.css'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { PagedList } from '../../lib/page/PagedList.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ReturnsPage.ts'
import { ReturnBadge } from './ReturnBadge.tsx'
import styles from './Returns.module.css'
import { returnsWords } from './words/returns.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(returnsWords, locale)('title'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(returnsList, { query: { page: pageIn(url.searchParams) } }))

/** The returns of the customer, newest first. */
export default function ReturnsPage({ loaderData: { refunds, page } }: Route.ComponentProps) {
  const t = useTranslations(returnsWords)
  return (
    <PagedList
      title={t('title')}
      page={page}
      none={{
        title: t('none.title'),
        text: t('none.text'),
        action: <LinkButton href={paths.orders()}>{t('none.action')}</LinkButton>,
      }}
      hrefOf={paths.orderRefunds}
    >
      <p>{t('about')}</p>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <ReturnCard key={refund.orderRefundId} refund={refund} />
        ))}
      </ul>
    </PagedList>
  )
}

/** Number, order number, date, products, status and method. (Account and after-sales, section 3) */
function ReturnCard({ refund }: { refund: ReturnView }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  const { orderRefundId, orderId, date, method, products, amount } = refund
  return (
    <li className={classNames(card.card, styles.card)}>
      <div className={styles.words}>
        <h2>
          <ShopLink to={paths.orderRefund(orderRefundId)} className={card.link}>
            {t('one', { id: String(orderRefundId) })}
          </ShopLink>
        </h2>
        <p className={styles.soft}>
          {[t('order', { id: String(orderId) }), formatDay(new Date(date), locale), method.name].join(' · ')}
        </p>
        <p>{products.map(({ name }) => name).join(', ')}</p>
      </div>
      <div className={styles.state}>
        <ReturnBadge refund={refund} />
        <b>{formatEuros(amount, locale)}</b>
      </div>
    </li>
  )
}
