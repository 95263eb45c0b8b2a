import { useEffect } from 'react'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { loadingFailure } from '../place-finder.ts'

/** A library of maps that did not load: said in its place, and logged with what it failed of. */
export function MapFailure({ cause }: { cause: unknown }) {
  useEffect(() => {
    // The one line the document wants logged; a thrown error would take the page with it.
    // oxlint-disable-next-line no-console
    console.error(loadingFailure, cause)
  }, [cause])
  return <Notice tone="error">{loadingFailure}</Notice>
}
