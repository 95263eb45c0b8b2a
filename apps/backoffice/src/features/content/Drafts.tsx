import { deskContentDiscard, deskContentPublish } from '@bottega/contract/content-desk/calls.ts'
import type { ContentDraft, ContentOutcome } from '@bottega/contract/content-desk/content-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/DataTable.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useActionDialog } from '../../lib/use-action-dialog.ts'
import { useWhen } from '../../lib/use-when.ts'
import type { loader } from './ContentPage.tsx'
import type { Done } from './Outcome.tsx'
import { useAuthor } from './use-author.ts'
import styles from './Content.module.css'

type Desk = Awaited<ReturnType<typeof loader>>

interface DraftsProps {
  desk: Desk
  onTold: (done: Done) => (outcome: ContentOutcome) => void
}

const tones = { add: 'ok', change: 'quiet', remove: 'offer' } as const

/** What the drafts would change, and the ways to end them: publish, or throw away. */
export function Drafts({ desk: { seen, drafts, draftCount, preview }, onTold }: DraftsProps) {
  const t = useTranslations('content')
  const [one, setOne] = useState<string>()
  const dialog = useActionDialog<'publish' | 'discard'>(async (action) => {
    if (action === 'publish') {
      const { data } = await api.call(deskContentPublish, { body: { seen } })
      onTold('published')(data.outcome)
    } else {
      const body = { seen, ...(one !== undefined && { name: one }) }
      onTold('discarded')((await api.call(deskContentDiscard, { body })).data.outcome)
    }
  })
  const lost = drafts.filter(({ overtaken }) => overtaken !== undefined)

  function ask(action: 'publish' | 'discard', name?: string) {
    setOne(name)
    dialog.show(action)
  }

  return (
    <section className={styles.section} aria-labelledby="drafts">
      <h2 id="drafts">{t('drafts')}</h2>
      {draftCount === 0 ? (
        <p>{t('noDrafts')}</p>
      ) : (
        <>
          <p>{t('draftsText', { count: draftCount })}</p>
          <div className={styles.actions}>
            <Button onClick={() => ask('publish')}>{t('publish')}</Button>
            <a href={preview} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
              {t('preview')}
            </a>
            <Button variant="secondary" onClick={() => ask('discard')}>
              {t('discard')}
            </Button>
          </div>
          {lost.length > 0 && <Remark tone="warn">{t('overtakenText', { count: lost.length })}</Remark>}
          <DraftTable drafts={drafts} onDiscard={(name) => ask('discard', name)} />
          {drafts.length < draftCount && <p>{t('firstDrafts', { count: drafts.length })}</p>}
        </>
      )}
      <Dialog
        open={dialog.open !== undefined}
        onClose={dialog.close}
        title={dialog.open === undefined ? '' : t(`ask.${dialog.open}`)}
        closeLabel={t('close')}
      >
        {dialog.open !== undefined && (
          <form className={styles.form} onSubmit={dialog.submit}>
            <p>
              {one === undefined ? t(`explain.${dialog.open}`, { count: draftCount }) : t('explain.one', { name: one })}
            </p>
            {dialog.open === 'publish' && lost.length > 0 && (
              <Remark tone="warn">{t('loses', { names: lost.map(({ name }) => name).join(', ') })}</Remark>
            )}
            {dialog.refusal !== undefined && <Remark tone="error">{dialog.refusal}</Remark>}
            <Button type="submit" busy={dialog.busy}>
              {t(dialog.open)}
            </Button>
          </form>
        )}
      </Dialog>
    </section>
  )
}

function DraftTable({ drafts, onDiscard }: { drafts: readonly ContentDraft[]; onDiscard: (name: string) => void }) {
  const t = useTranslations('content')
  const when = useWhen()
  const author = useAuthor()
  const columns: readonly Column<ContentDraft>[] = [
    { key: 'name', title: t('document'), renderCell: ({ name }) => name },
    {
      key: 'change',
      title: t('change'),
      renderCell: ({ change }) => <Badge tone={tones[change]}>{t(`changes.${change}`)}</Badge>,
    },
    {
      key: 'by',
      title: t('by'),
      renderCell: (draft) => (
        <>
          {author(draft.author)}, {when(draft.at)}
          {draft.overtaken !== undefined && (
            <div>
              <Badge tone="warn">
                {t('overtaken', { name: author(draft.overtaken.author), when: when(draft.overtaken.at) })}
              </Badge>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      renderCell: ({ name }) => (
        <Button variant="secondary" aria-label={t('discardOf', { name })} onClick={() => onDiscard(name)}>
          {t('discardOne')}
        </Button>
      ),
    },
  ]
  return <DataTable caption={t('drafts')} columns={columns} rows={drafts} keyOf={({ name }) => name} />
}
