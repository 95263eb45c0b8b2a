import { shopIdentity } from '@bottega/contract/identity/calls.ts'
import { withdrawalOptions } from '@bottega/contract/returns/calls.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { required } from '../../lib/api/required.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { isSignedIn } from '../../lib/visit/shopper.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/WithdrawalPage.ts'
import { ModelForm } from './ModelForm.tsx'
import styles from './Withdrawal.module.css'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { withdrawalWords } from './words/withdrawal.ts'

/** Of an order of the customer where one is named; everybody else writes its number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const orderId = idIn(url.searchParams.get('order') ?? undefined)
  const { data: shop, user } = await api.call(shopIdentity)
  if (orderId === undefined || !isSignedIn(user)) return { shop, orderId, options: undefined }
  return { shop, orderId, options: await required(api.call(withdrawalOptions, { query: { order_id: orderId } })) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translatorOf(withdrawalWords, settingOf(matches).locale)
  const title = t('title')
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, { path: paths.withdrawal(), title, description: t('intro') }),
  ]
}

/** The function to withdraw from a contract, always there and without a login. (Account and after-sales, 4.13) */
export default function WithdrawalPage({ loaderData: { shop, orderId, options } }: Route.ComponentProps) {
  const t = useTranslations(withdrawalWords)
  const way =
    options === undefined
      ? { href: paths.home(), name: t('home') }
      : { href: paths.order(options.orderId), name: t('order', { id: String(options.orderId) }) }
  return (
    <>
      <Breadcrumbs label={t('path')} links={[way]} current={t('title')} />
      <TitledPage title={t('title')} narrow>
        <p>{t('intro')}</p>
        <WithdrawalForm orderId={orderId} options={options} />
        <section className={styles.part}>
          <h2>{t('exceptedTitle')}</h2>
          <p>{t('excepted')}</p>
        </section>
        <section className={styles.part}>
          <h2>{t('guarantee.title')}</h2>
          <p>{t('guarantee.text', { shop: shop.name })}</p>
        </section>
        <ModelForm sellers={shop.sellers} />
      </TitledPage>
    </>
  )
}
