import type { Personal } from './personal.ts'
import { useRendering } from './rendering.ts'

const elementId = 'personal'

/** Where a shared page receives what belongs to its visitor. */
export function PersonalData() {
  // Written by the server after the rendering, and read before it is hydrated.
  const json = useRendering()?.marks?.data ?? ''
  return (
    <script
      id={elementId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}

/** What belongs to the visitor of this shared page. */
export function personalOfPage(): Personal {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as Personal
}
