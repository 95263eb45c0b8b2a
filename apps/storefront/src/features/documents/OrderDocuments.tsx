import { documentsList } from '@bottega/contract/documents/calls.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../lib/notices/LoadedPart.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { DocumentLinks } from './DocumentLinks.tsx'
import { documentsWords } from './words/documents.ts'
import styles from './OrderDocuments.module.css'

/** Receipt, invoice and credit notes of one order, in its page. To an order that is closed none will come. */
export function OrderDocuments({ orderId, isClosed }: { orderId: number; isClosed: boolean }) {
  const t = useTranslations(documentsWords)
  const loaded = useLoaded(String(orderId), async () => {
    const { data } = await browserApi().call(documentsList, { query: { order_id: orderId, page_size: 100 } })
    return data.documents
  })
  return (
    <LoadedPart loaded={loaded} placeholder={<Skeleton shape="row" />}>
      {(documents) =>
        documents.length === 0 ? (
          <p>{t(isClosed ? 'order.noneClosed' : 'order.none')}</p>
        ) : (
          <ul className={styles.list}>
            {documents.map((document) => (
              <li key={document.documentId} className={styles.document}>
                <span>
                  {t(`kind.${document.kind}`)} {document.name}
                </span>
                <DocumentLinks document={document} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}
