import { documentsFile } from '@bottega/contract/documents/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { browserApi } from '../../lib/api/browser-api.ts'

/** How opening a document ended. (Account and after-sales, section 8) */
export type OpenOutcome = 'opened' | 'no-app' | 'failed'

/** Gets a document in the language of the page and hands it to the browser, which opens or stores it. */
export async function openDocument(documentId: number): Promise<OpenOutcome> {
  try {
    const { data } = await browserApi().call(documentsFile, { query: { document_id: documentId } })
    const address = URL.createObjectURL(data.content as Blob)
    const link = Object.assign(document.createElement('a'), { href: address, download: data.name })
    link.click()
    // The browser reads the address after this turn.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return hasPdfViewer() ? 'opened' : 'no-app'
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return 'failed'
  }
}

/** Undefined in browsers that do not tell: they are taken to have one. */
const hasPdfViewer = () => (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false
