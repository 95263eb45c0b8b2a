import { staffContent, staffContentFiles } from '@bottega/contract/staff-content/calls.ts'
import type { ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { Drafts } from './Drafts.tsx'
import { Outcome, type Done } from './Outcome.tsx'
import { UploadForm } from './UploadForm.tsx'
import { useAuthor } from './use-content-words.ts'
import { Versions } from './Versions.tsx'
import styles from './Content.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor'])
  const page = pageIn(new URL(request.url).searchParams)
  return (await api.call(staffContent, { query: { page } })).data
}

/** The content shoppers read: the published version, the drafts that will replace it, and earlier versions. */
export function Component() {
  const t = useTranslations('content')
  const when = useWhen()
  const author = useAuthor()
  const content = useLoaderData<typeof loader>()
  const { published, documents, folders, draftCount } = content
  const [last, setLast] = useState<{ round: number; done: Done; outcome: ContentOutcome }>()
  const download = useCommand(async (edition: 'published' | 'draft') => {
    storeFile((await api.call(staffContentFiles, { query: { edition } })).data)
  })
  const outcomeAfter = (done: Done) => (outcome: ContentOutcome) =>
    setLast((before) => ({ round: (before?.round ?? 0) + 1, done, outcome }))
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <LinkButton href={paths.contentDocuments()}>{t('form.open')}</LinkButton>
        <Button variant="secondary" busy={download.busy} onClick={() => download.run('published')}>
          {t('download')}
        </Button>
        {draftCount > 0 && (
          <Button variant="secondary" busy={download.busy} onClick={() => download.run('draft')}>
            {t('downloadDrafts')}
          </Button>
        )}
      </PageHead>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      {last !== undefined && <Outcome key={last.round} done={last.done} outcome={last.outcome} />}
      <Drafts content={content} onOutcome={outcomeAfter} />
      <div className={styles.section}>
        <Parts>
          <Part title={t('upload')}>
            <UploadForm folders={folders} onOutcome={outcomeAfter('drafted')} />
          </Part>
          <Part title={t('publishedNow')}>
            {published === undefined ? (
              <p>{t('neverPublished')}</p>
            ) : (
              <Facts
                of={[
                  [t('version'), String(published.version)],
                  [t('when'), when(published.at)],
                  [t('by'), author(published.author)],
                  [t('documents'), String(documents)],
                ]}
              />
            )}
          </Part>
        </Parts>
      </div>
      <Versions content={content} onOutcome={outcomeAfter('wentBack')} />
    </>
  )
}
