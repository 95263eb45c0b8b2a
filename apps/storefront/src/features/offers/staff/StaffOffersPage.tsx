import { authTest } from '@bottega/contract/auth/calls.ts'
import { staffOffers, staffOffersDecide } from '@bottega/contract/offers/calls.ts'
import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { required } from '../../../lib/api/required.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { requireStaff } from '../../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { pagingWords } from '../../../lib/words/shared/paging.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { OfferFacts } from '../OfferFacts.tsx'
import styles from '../Offers.module.css'
import { offersWords } from '../words/offers.ts'
import type { Route } from './+types/StaffOffersPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(offersWords, locale)('staff.title')),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['shopkeeper', 'operator'])
  return required(api.call(staffOffers, { query: { page: pageIn(url.searchParams) } }))
}

/** Offers of customers that wait for an answer, the oldest first. */
export default function StaffOffersPage({ loaderData: { offers, page } }: Route.ComponentProps) {
  const t = useTranslations(offersWords, 'staff')
  const pages = useTranslations(pagingWords)
  return (
    <TitledPage title={t('title')}>
      {offers.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.list}>
        {offers.map((offer) => (
          <Waiting key={offer.offerId} offer={offer} />
        ))}
      </ul>
      <Pagination
        label={pages('label', { title: t('title') })}
        previousLabel={pages('previous')}
        nextLabel={pages('next')}
        pageLabel={(number) => pages('page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.staffOffers(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}

function Waiting({ offer }: { offer: StaffOfferView }) {
  const t = useTranslations(offersWords, 'staff')
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState('')
  const { busy, refusal, run } = useCommand(async (accept: boolean) => {
    const body = { offer_id: offer.offerId, accept, answer: answer.trim() }
    const { response } = await browserApi().call(staffOffersDecide, { body })
    notifyRemarks(response)
    await revalidate()
  })
  const isSilent = answer.trim() === ''
  return (
    <li className={styles.offer}>
      <OfferFacts offer={offer} from={offer.company ?? offer.customer} />
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <div className={styles.answer}>
        <TextArea
          label={t('answer')}
          required
          rows={2}
          maxLength={500}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <div className={styles.actions}>
          <Button busy={busy} disabled={isSilent} onClick={() => run(true)}>
            {t('accept')}
          </Button>
          <Button variant="secondary" busy={busy} disabled={isSilent} onClick={() => run(false)}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </li>
  )
}
