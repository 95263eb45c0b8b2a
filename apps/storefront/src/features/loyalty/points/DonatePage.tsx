import { causesList } from '@bottega/contract/loyalty/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import basket from '../../../assets/basket.webp'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/DonatePage.ts'
import { CauseCard } from './CauseCard.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('donate.title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(causesList))

/** Causes of the editors’, and how many points everybody gave them. (Account and after-sales, section 2: donate) */
export default function DonatePage({ loaderData: { points, donationUnit, causes } }: Route.ComponentProps) {
  const words = useTranslations(loyaltyWords)
  const t = useTranslations(loyaltyWords, 'donate')
  if (causes.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={basket} alt="" width="160" height="160" />}
      />
    )
  return (
    <TitledPage title={t('title')}>
      <p className={parts.lead}>{t('intro')}</p>
      <p>
        {words('yourPoints')}: <strong className={parts.figure}>{words('balance', { points })}</strong>
      </p>
      <ul className={parts.grid}>
        {causes.map((cause) => (
          <CauseCard key={cause.causeId} cause={cause} points={points} unit={donationUnit} />
        ))}
      </ul>
    </TitledPage>
  )
}
