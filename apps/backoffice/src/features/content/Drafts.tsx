import { staffContentDiscard, staffContentPublish } from '@bottega/contract/staff-content/calls.ts'
import type { ContentDraft, ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import type { loader } from './ContentPage.tsx'
import type { Done } from './Outcome.tsx'
import { useAuthor } from './use-content-words.ts'

type Content = Awaited<ReturnType<typeof loader>>

interface DraftsProps {
  content: Content
  onOutcome: (done: Done) => (outcome: ContentOutcome) => void
}

const tones = { add: 'ok', change: 'quiet', remove: 'offer' } as const

/** Publish all drafts, throw all away, or throw away that of one document. */
type Ending = 'publish' | 'discard' | { readonly name: string }

/** The changes in the drafts, and the ways to publish or drop them. */
export function Drafts({ content: { seen, drafts, draftCount, preview }, onOutcome }: DraftsProps) {
  const t = useTranslations('content')
  const dialog = useActionDialog<Ending>(async (ending) => {
    if (ending === 'publish') {
      onOutcome('published')((await api.call(staffContentPublish, { body: { seen } })).data.outcome)
      return
    }
    const body = { seen, ...(ending !== 'discard' && ending) }
    onOutcome('discarded')((await api.call(staffContentDiscard, { body })).data.outcome)
  })
  const { open } = dialog
  const kind = open === 'publish' ? 'publish' : 'discard'
  const lost = drafts.filter(({ overtaken }) => overtaken !== undefined)

  return (
    <Section title={t('drafts')}>
      {draftCount === 0 ? (
        <p>{t('noDrafts')}</p>
      ) : (
        <>
          <p>{t('draftsText', { count: draftCount })}</p>
          <div className={layout.actions}>
            <Button onClick={() => dialog.show('publish')}>{t('publish')}</Button>
            <a href={preview} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
              {t('preview')}
            </a>
            <Button variant="secondary" onClick={() => dialog.show('discard')}>
              {t('discard')}
            </Button>
          </div>
          {lost.length > 0 && <Remark tone="warn">{t('overtakenText', { count: lost.length })}</Remark>}
          <DraftTable drafts={drafts} onDiscard={(name) => dialog.show({ name })} />
          {drafts.length < draftCount && <p>{t('firstDrafts', { count: drafts.length })}</p>}
        </>
      )}
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`ask.${kind}`)}
          text={typeof open === 'string' ? t(`explain.${open}`, { count: draftCount }) : t('explain.one', open)}
          button={t(kind)}
          facts={drafts.map((draft) => [draft.name, t(`changes.${draft.change}`)])}
        >
          {open === 'publish' && lost.length > 0 && (
            <Remark tone="warn">{t('loses', { names: lost.map(({ name }) => name).join(', ') })}</Remark>
          )}
        </ActionDialog>
      )}
    </Section>
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
      actions: true,
      renderCell: ({ name }) => (
        <Button variant="secondary" aria-label={t('discardOf', { name })} onClick={() => onDiscard(name)}>
          {t('discardOne')}
        </Button>
      ),
    },
  ]
  return <DataTable caption={t('drafts')} columns={columns} rows={drafts} keyOf={({ name }) => name} />
}
