import { pointsView } from '@bottega/contract/loyalty/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { PointsRing } from '../parts/PointsRing.tsx'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/PointsPage.ts'
import { ConversionSteps } from './ConversionSteps.tsx'
import { Ledger } from './Ledger.tsx'
import styles from './PointsPage.module.css'

export type PointsView = CallReply<typeof pointsView>

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('points.title'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(pointsView, { query: { page: pageIn(url.searchParams) } }))

/** Points: what they can become, and where they came from. (Account and after-sales, section 2: points-polv) */
export default function PointsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'points')
  const { points, hasCard, pointsPerEuro, steps, movements, page } = loaderData
  return (
    <TitledPage title={t('title')}>
      {!hasCard && (
        <Notice tone="info">
          <p>{t('noCard')}</p>
          <LinkButton variant="secondary" href={paths.fidelity()}>
            {t('addCard')}
          </LinkButton>
        </Notice>
      )}
      <div className={styles.top}>
        <section className={parts.panel}>
          <PointsRing points={points} goals={steps.map((step) => step.points)} />
          <p className={parts.soft}>{t('rate', { points: pointsPerEuro })}</p>
        </section>
        <ConversionSteps points={points} steps={steps} />
      </div>
      <section className={parts.panel} aria-labelledby="ledger">
        <h2 id="ledger">{t('ledger')}</h2>
        {page.totItems === 0 ? <p className={parts.soft}>{t('none')}</p> : <Ledger movements={movements} />}
        <Pagination
          label={t('pages.label')}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          pageLabel={(number) => t('pages.page', { page: String(number) })}
          current={page.selPage}
          total={page.totPages}
          hrefOf={(number) => paths.points(number > 1 ? { page: number } : {})}
        />
      </section>
    </TitledPage>
  )
}
