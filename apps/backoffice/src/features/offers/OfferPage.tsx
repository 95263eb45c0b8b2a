import { staffOffer } from '@bottega/contract/offers/calls.ts'
import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { CustomerLink } from '../../lib/links.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { OfferActions } from './OfferActions.tsx'
import { offerTone } from '../../lib/status-tones.ts'
import { useNumber } from '../../lib/format/use-number.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  return readOne(
    params['offerId'],
    'error.offer.notFound',
    async (id) => (await api.call(staffOffer, { query: { offer_id: id } })).data.offer,
  )
}

/** An offer of a customer, and our answer. */
export function Component() {
  const t = useTranslations('offers')
  const offer = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead back={{ href: paths.offers(), text: t('back') }} title={t('one', { id: String(offer.offerId) })}>
        <Badge tone={offerTone[offer.state]}>{t(`states.${offer.state}`)}</Badge>
      </PageHead>
      <OfferActions offer={offer} />
      <Parts>
        <Part title={t('facts')}>
          <Wanted offer={offer} />
        </Part>
        <Part title={t('answered')}>
          <Answer offer={offer} />
        </Part>
      </Parts>
    </>
  )
}

function Wanted({ offer }: { offer: StaffOfferView }) {
  const t = useTranslations('offers')
  const number = useNumber()
  const euros = useEuros()
  const when = useWhen()
  const { product, brand, quantity, price, note, userId, customer, company, date } = offer
  return (
    <Facts
      of={[
        [t('customer'), <CustomerLink key="customer" userId={userId} name={company ?? customer} />],
        [t('product'), product],
        [t('brand'), brand],
        [t('quantity'), number(quantity)],
        [t('price'), price === undefined ? t('open') : euros(price)],
        [t('together'), price === undefined ? undefined : euros(price * quantity)],
        [t('note'), note],
        [t('asked'), when(date)],
      ]}
    />
  )
}

function Answer({ offer: { state, answer, decidedBy, decidedAt } }: { offer: StaffOfferView }) {
  const t = useTranslations('offers')
  const when = useWhen()
  if (decidedAt === undefined) return <p>{t('waits')}</p>
  return (
    <>
      <p>
        <time dateTime={decidedAt}>{when(decidedAt)}</time> ·{' '}
        {state === 'withdrawn' ? t('withdrawn') : t('answeredBy', { name: decidedBy ?? '' })}
      </p>
      {answer !== undefined && <blockquote>{t('answerWas', { answer })}</blockquote>}
    </>
  )
}
