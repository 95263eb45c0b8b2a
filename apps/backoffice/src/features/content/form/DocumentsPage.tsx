import { staffContentDocuments } from '@bottega/contract/staff-content/calls.ts'
import type { ContentDocument } from '@bottega/contract/staff-content/documents.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { pageIn } from '../../../lib/asked.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import type { Column } from '../../../lib/lists/DataTable.tsx'
import { PagedTable } from '../../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../../lib/lists/SearchForm.tsx'
import { requireWholeGroup } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'
import { useAuthor } from '../use-content-words.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor'])
  const asked = new URL(request.url).searchParams
  const [kind, search] = [asked.get('kind') ?? 'pages', asked.get('q') ?? '']
  const query = { kind, page: pageIn(asked), ...(search !== '' && { search }) }
  return { ...(await api.call(staffContentDocuments, { query })).data, kind, search }
}

const tones = { published: 'ok', draft: 'quiet', new: 'member', removal: 'offer' } as const

/** The documents of one kind, each with the way to its form, and the way to a new one. */
export function Component() {
  const t = useTranslations('content.form')
  const when = useWhen()
  const author = useAuthor()
  const { kinds, documents, page, kind, search } = useLoaderData<typeof loader>()
  const columns: readonly Column<ContentDocument>[] = [
    {
      key: 'title',
      title: t('document'),
      renderCell: (one) => <Anchor href={paths.contentDocument(one.kind, one.key)}>{one.title}</Anchor>,
    },
    { key: 'name', title: t('file'), renderCell: ({ key }) => key },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'at', title: t('changed'), renderCell: (one) => `${author(one.author)}, ${when(one.at)}` },
  ]
  return (
    <>
      <PageHead title={t('title')} text={t('listText')} back={{ href: paths.content(), text: t('toContent') }}>
        <LinkButton href={paths.contentDocument(kind)}>{t('new')}</LinkButton>
      </PageHead>
      <SearchForm button={t('find')}>
        <Select
          key={kind}
          name="kind"
          label={t('kind')}
          defaultValue={kind}
          options={kinds.map((one) => ({ value: one.kind, label: one.name }))}
        />
        <TextField name="q" type="search" label={t('searchWords')} defaultValue={search} maxLength={100} />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={documents}
        keyOf={(one) => `${one.kind}/${one.key}`}
        none={t('none')}
        page={page}
      />
    </>
  )
}
