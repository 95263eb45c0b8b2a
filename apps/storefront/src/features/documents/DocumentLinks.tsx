import type { DocumentView } from '@bottega/contract/documents/documents.ts'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import type { MouseEvent } from 'react'
import { notifications } from '../../lib/notices/notifications.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { documentsWords } from './words/documents.ts'
import { openDocument } from './open-document.ts'
import styles from './DocumentLinks.module.css'

/** Links to a document's files: they work before any script, and say with one what could not be opened. */
export function DocumentLinks({ document }: { document: DocumentView }) {
  const t = useTranslations(documentsWords)
  const { documentId, name, isElectronic } = document

  async function open(event: MouseEvent) {
    event.preventDefault()
    const outcome = await openDocument(documentId)
    if (outcome === 'failed') notifications.notify('error', t('openFailed'))
    if (outcome === 'no-app') notifications.notify('warning', t('noApp'))
  }

  return (
    <div className={styles.links}>
      <a
        href={`/ebsn/api/document/file?document_id=${documentId}`}
        download
        className={buttonClass({ variant: 'secondary' })}
        aria-label={t('downloadOf', { name })}
        onClick={(event) => void open(event)}
      >
        {t('download')}
      </a>
      {isElectronic && (
        <a
          href={`/ebsn/api/document/xml?document_id=${documentId}`}
          download
          className={buttonClass({ variant: 'quiet' })}
          aria-label={t('xmlOf', { name })}
        >
          {t('xml')}
        </a>
      )}
    </div>
  )
}
