import { staffContentBack } from '@bottega/contract/staff-content/calls.ts'
import type { ContentOutcome, ContentVersion } from '@bottega/contract/staff-content/staff-content.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageLinks } from '../../lib/lists/PagedTable.tsx'
import { Section } from '../../lib/Section.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import type { loader } from './ContentPage.tsx'
import { useAuthor } from './use-content-words.ts'
import styles from './Content.module.css'

interface VersionsProps {
  content: Awaited<ReturnType<typeof loader>>
  onOutcome: (outcome: ContentOutcome) => void
}

/** Every version of the content, and the way back to one: as a draft, so that it is looked at before it is published. */
export function Versions({ content: { seen, versions, published, page }, onOutcome }: VersionsProps) {
  const t = useTranslations('content')
  const when = useWhen()
  const author = useAuthor()
  const dialog = useActionDialog<number>(async (version) => {
    onOutcome((await api.call(staffContentBack, { body: { seen, version } })).data.outcome)
  })
  const columns: readonly Column<ContentVersion>[] = [
    {
      key: 'version',
      title: t('version'),
      renderCell: ({ version }) => (
        <div className={styles.words}>{t('versionNumber', { version: String(version) })}</div>
      ),
    },
    { key: 'when', title: t('when'), renderCell: ({ at }) => <div className={styles.words}>{when(at)}</div> },
    {
      key: 'by',
      title: t('by'),
      renderCell: (version) => <div className={styles.words}>{author(version.author)}</div>,
    },
    {
      key: 'changes',
      title: t('change'),
      renderCell: ({ names, ...counts }) => {
        const more = counts.added + counts.changed + counts.removed - names.length
        return (
          <>
            {t('counts', counts)}
            <div className={styles.names}>
              {names.join(', ')}
              {more > 0 && ` ${t('andMore', { count: more })}`}
            </div>
          </>
        )
      },
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      renderCell: ({ version }) =>
        version === published?.version ? (
          <div className={styles.words}>{t('current')}</div>
        ) : (
          <Button
            variant="secondary"
            aria-label={t('backOf', { version: String(version) })}
            onClick={() => dialog.show(version)}
          >
            {t('back')}
          </Button>
        ),
    },
  ]
  if (versions.length === 0) return null
  return (
    <Section title={t('versions')}>
      <DataTable caption={t('versions')} columns={columns} rows={versions} keyOf={({ version }) => version} />
      <PageLinks page={page} />
      {dialog.open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t('backTo', { version: String(dialog.open) })}
          text={t('backText')}
          button={t('makeDraft')}
        />
      )}
    </Section>
  )
}
