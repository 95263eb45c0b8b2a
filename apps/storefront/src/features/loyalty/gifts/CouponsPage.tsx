import { couponsGet } from '@bottega/contract/vouchers/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import tomato from '../../../assets/tomato.webp'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/CouponsPage.ts'
import { CouponForm } from './CouponForm.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('coupons.title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(couponsGet))

/** Coupons for products, applied to lines of the cart. (Account and after-sales, section 2: discount coupons) */
export default function CouponsPage({ loaderData: { giftCertificates } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'coupons')
  const coupons = giftCertificates.filter(({ isAssignable }) => isAssignable)
  if (coupons.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={tomato} alt="" width="160" height="160" />}
        action={<LinkButton href={paths.gifts()}>{t('none.action')}</LinkButton>}
      />
    )
  return (
    <TitledPage title={t('title')} narrow>
      <p className={parts.lead}>{t('intro')}</p>
      <CouponForm coupons={coupons} />
    </TitledPage>
  )
}
