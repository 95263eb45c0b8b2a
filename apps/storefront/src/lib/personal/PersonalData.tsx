import type { Personal } from './personal.ts'
import { useRendering } from './rendering.ts'

const elementId = 'personal'

/** The place at which a shared page receives the data of its visitor. */
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

/** The data that belongs to the visitor of this shared page. */
export function personalOfPage(): Personal {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as Personal
}
