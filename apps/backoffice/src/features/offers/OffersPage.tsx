import { staffOffers } from '@bottega/contract/offers/calls.ts'
import { offerFilters } from '@bottega/rules/offers/offer-states.ts'
import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { offerTone } from '../../lib/status-tones.ts'
import { useNumber } from '../../lib/format/use-number.ts'

const pageSize = 25

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const state = offerFilters.find((one) => one === searchParams.get('state')) ?? 'new'
  const q = searchParams.get('q') ?? ''
  const page = pageIn(searchParams)
  return { q, state, ...(await api.call(staffOffers, { query: { q, state, page, page_size: pageSize } })).data }
}

/** Offers of customers. (decision 0443) */
export function Component() {
  const t = useTranslations('offers')
  const number = useNumber()
  const euros = useEuros()
  const when = useWhen()
  const { q, state, offers, page } = useLoaderData<typeof loader>()

  const columns: readonly Column<StaffOfferView>[] = [
    {
      key: 'product',
      title: t('product'),
      renderCell: ({ offerId, product, brand }) => (
        <>
          <Anchor href={paths.offer(offerId)}>{product}</Anchor>
          {brand !== undefined && <div>{brand}</div>}
        </>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      renderCell: ({ customer, company }) => (
        <>
          {company ?? customer}
          {company !== undefined && <div>{customer}</div>}
        </>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      renderCell: (offer) => <Badge tone={offerTone[offer.state]}>{t(`states.${offer.state}`)}</Badge>,
    },
    { key: 'asked', title: t('asked'), renderCell: ({ date }) => <time dateTime={date}>{when(date)}</time> },
    { key: 'quantity', title: t('quantity'), figures: true, renderCell: ({ quantity }) => number(quantity) },
    {
      key: 'price',
      title: t('price'),
      figures: true,
      renderCell: ({ price }) => (price === undefined ? t('open') : euros(price)),
    },
  ]

  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <Select
          key={state}
          name="state"
          label={t('status')}
          defaultValue={state}
          options={offerFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={offers}
        keyOf={({ offerId }) => offerId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
