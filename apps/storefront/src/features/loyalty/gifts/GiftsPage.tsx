import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import tomato from '../../../assets/tomato.webp'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { CodeForm } from '../../vouchers/CodeForm.tsx'
import { GiftCodeWidget } from '../../vouchers/GiftCodeWidget.tsx'
import { voucherCard } from '../../vouchers/voucher-card.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/GiftsPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('gifts.title'))

export const loader = ({ context }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(vouchersList, { query: { show_history: true } }))

/** All vouchers of the customer, used ones too, and a place to type a code. (Account and after-sales, section 2: gifts) */
export default function GiftsPage({ loaderData: { giftCertificates } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'gifts')
  const { site } = usePageSetting()
  const isLeft = (voucher: MyVoucherView) => voucherCard(voucher).available.some(({ state }) => state !== 'not-now')
  const left = giftCertificates.filter(isLeft)
  const past = giftCertificates.filter((voucher) => !isLeft(voucher))
  return (
    <TitledPage title={t('title')}>
      <div className={parts.row}>
        <p className={parts.lead}>{t('intro')}</p>
        <LinkButton variant="secondary" href={paths.coupons()}>
          {t('toCoupons')}
        </LinkButton>
      </div>
      <div className={parts.form}>
        <CodeForm />
      </div>
      {giftCertificates.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<img src={tomato} alt="" width="160" height="160" />}
          action={isOnSite(paths.points(), site) && <LinkButton href={paths.points()}>{t('none.action')}</LinkButton>}
        />
      )}
      <Vouchers title={t('available')} vouchers={left} />
      <Vouchers title={t('past')} vouchers={past} />
    </TitledPage>
  )
}

function Vouchers({ title, vouchers }: { title: string; vouchers: readonly MyVoucherView[] }) {
  if (vouchers.length === 0) return null
  return (
    <section className={parts.section}>
      <h2>{title}</h2>
      <ul className={parts.grid}>
        {vouchers.map((voucher) => (
          <li key={voucher.giftCertificateId}>
            <GiftCodeWidget voucher={voucher} />
          </li>
        ))}
      </ul>
    </section>
  )
}
