import { staffPromotionLeaflets } from '@bottega/contract/staff-products/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Form, type LoaderFunctionArgs, useLoaderData, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { api } from '../../../lib/api.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { requireRole, useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'
import { LeafletPrices } from './LeafletPrices.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'editor'])
  const { leaflets } = (await api.call(staffPromotionLeaflets)).data
  return { leaflets, asked: new URL(request.url).searchParams.get('leaflet') }
}

/** One leaflet of those that run or come, with the prices of its products. */
export function Component() {
  const t = useTranslations('promotions')
  const day = useDay()
  const submit = useSubmit()
  const { roles } = useSignedInStaff()
  const { leaflets, asked } = useLoaderData<typeof loader>()
  const leaflet = asked ?? leaflets[0]?.leaflet
  const back = hasAnyRole(roles, ['shopkeeper']) ? { back: { href: paths.promotions(), text: t('back') } } : {}
  return (
    <>
      <PageHead title={t('leaflets.title')} text={t('leaflets.text')} {...back} />
      {leaflets.length > 0 && (
        <search>
          <Form className={layout.filter} onChange={({ currentTarget }) => void submit(currentTarget)}>
            <Select
              key={leaflet}
              name="leaflet"
              label={t('leaflets.choose')}
              defaultValue={leaflet}
              options={leaflets.map((one) => ({
                value: one.leaflet,
                label: `${one.title}, ${day(one.from)} – ${day(one.to)}`,
              }))}
            />
          </Form>
        </search>
      )}
      {leaflet === undefined ? (
        <EmptyState title={t('leaflets.none')} />
      ) : (
        <LeafletPrices key={leaflet} leaflet={leaflet} />
      )}
    </>
  )
}
