import { inScript } from '@bottega/rules/text/in-script.ts'
import type { FrameData } from '../visit/frame-data.ts'
import { CopiedPart } from './CopiedPart.tsx'
import { useRendering } from './rendering.ts'

const elementId = 'frame-data'

/**
 * The departments and menus a shared page comes alive with: apart from the data of its loaders, so that the server writes
 * them once and copies them.
 */
export function FrameDataElement() {
  const frame = useRendering()?.frame
  return (
    <CopiedPart name="frame-data" of={[frame?.departments, frame?.menus]}>
      <script
        id={elementId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: frame === undefined ? '' : inScript(frame) }}
        suppressHydrationWarning
      />
    </CopiedPart>
  )
}

/** The departments and menus of this shared page. */
export function frameDataOfPage(): FrameData {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as FrameData
}
