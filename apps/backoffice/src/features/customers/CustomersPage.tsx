import { staffCustomers, staffCustomersFile } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomerRow } from '@bottega/contract/staff-customers/staff-customers.ts'
import { personSorts } from '@bottega/rules/people/person-sorts.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { actAs } from '../../lib/actions/act-as.ts'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import { Email } from '../../lib/links.tsx'
import layout from '../../lib/layout.module.css'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { ListFiles } from '../../lib/lists/ListFiles.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { NamedViews, readViews } from '../../lib/lists/NamedViews.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { TagList } from '../../lib/lists/TagList.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { CustomerViews } from './CustomerViews.tsx'
import { isOver, stateTone } from './customer-state.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q') ?? ''
  const page = pageIn(searchParams)
  const tag = searchParams.get('tag') ?? ''
  const sort = personSorts.find((one) => one === searchParams.get('sort')) ?? 'newest'
  const asked = api.call(staffCustomers, { query: { q, tag, sort, page } })
  const [{ data }, views] = await Promise.all([asked, readViews('customers')])
  return { q, tag, sort, views, ...data }
}

/** Customers by name, company, e-mail, phone, card or number. */
export function Component() {
  const t = useTranslations('customers')
  const { q, tag: chosen, sort, views, customers, page, tags } = useLoaderData<typeof loader>()
  const { actingFor } = useSignedInStaff()
  const acting = useActionDialog(({ userId }: StaffCustomerRow, fields) => actAs(userId, reasonIn(fields)))

  const columns: readonly Column<StaffCustomerRow>[] = [
    {
      key: 'name',
      title: t('name'),
      renderCell: ({ userId, name, company, tags: own }) => (
        <>
          <Anchor href={paths.customer(userId)}>{company === '' ? name : company}</Anchor>
          {company !== '' && <div>{name}</div>}
          <TagList tags={own} />
        </>
      ),
    },
    { key: 'kind', title: t('kind'), renderCell: ({ customerType }) => t(`kinds.${customerType}`) },
    {
      key: 'contact',
      title: t('email'),
      renderCell: ({ email, phone }) => (
        <>
          <Email address={email} />
          {phone !== '' && <div className={layout.whole}>{phone}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ state }) => <Badge tone={stateTone[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'orders', title: t('orders'), figures: true, renderCell: ({ orders }) => orders },
    { key: 'number', title: t('number'), figures: true, renderCell: ({ userId }) => userId },
    {
      key: 'act',
      title: t('actShort'),
      actions: true,
      renderCell: (row) =>
        actingFor === undefined &&
        !isOver(row.state) && (
          <Button variant="secondary" aria-label={`${t('do.act')}: ${row.name}`} onClick={() => acting.show(row)}>
            {t('actShort')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageHead title={t('title')} />
      <CustomerViews />
      <NamedViews table="customers" views={views} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        {(tags.length > 0 || chosen !== '') && (
          <Select
            name="tag"
            label={t('tags.one')}
            defaultValue={chosen}
            options={[
              { value: '', label: t('tags.any') },
              ...[...new Set([...tags, chosen])].filter(Boolean).map((value) => ({ value, label: value })),
            ]}
          />
        )}
        <Select
          key={sort}
          name="sort"
          label={t('sort')}
          defaultValue={sort}
          options={personSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={customers}
        keyOf={({ userId }) => userId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
      {customers.length > 0 && (
        <ListFiles load={(format) => api.call(staffCustomersFile, { query: { q, tag: chosen, format } })} />
      )}
      {acting.open !== undefined && (
        <ActionDialog
          dialog={acting}
          title={`${t('do.act')}: ${acting.open.name}`}
          text={t('explain.act', { name: acting.open.name })}
          button={t('do.act')}
        >
          <ReasonField />
        </ActionDialog>
      )}
    </>
  )
}
