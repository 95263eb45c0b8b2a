import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import layout from '../../lib/layout.module.css'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { Section } from '../../lib/Section.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { findAll, onlyHit, type FoundKind, type Hit } from './found.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { roles } = await requireRole(request, ['shopkeeper', 'operator'])
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const found = q === '' ? [] : await findAll(q, roles)
  const only = onlyHit(found)
  if (only !== undefined) throw redirect(only.path)
  return { q, found }
}

/** One line for whatever a caller or a counter names: orders, customers, products, and codes of goods to collect. */
export function Component() {
  const t = useTranslations('search')
  const { q, found } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('label')} defaultValue={q} maxLength={100} />
      </SearchForm>
      {q === '' && <p>{t('hint')}</p>}
      {q !== '' && found.length === 0 && <EmptyState title={t('none', { q })} text={t('noneText')} />}
      {found.map((kind) => (
        <Found key={kind.kind} found={kind} />
      ))}
    </>
  )
}

function Found({ found: { kind, hits, count, path } }: { found: FoundKind }) {
  const t = useTranslations('search')
  const dayOf = useDay()
  const detailOf = ({ details, slot }: Hit) =>
    [...details, slot && `${dayOf(slot.day, 'short')}, ${slot.beginTime}–${slot.endTime}`].filter(Boolean).join(' · ')
  return (
    <Section title={t(kind)}>
      <ul className={layout.list}>
        {hits.map((hit) => (
          <li key={hit.path}>
            <Anchor href={hit.path}>{hit.name}</Anchor>
            <small>{detailOf(hit)}</small>
          </li>
        ))}
      </ul>
      {count > hits.length && <Anchor href={path}>{t(`all.${kind}`, { count })}</Anchor>}
    </Section>
  )
}
