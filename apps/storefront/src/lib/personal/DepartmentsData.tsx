import { inScript } from '@bottega/rules/text/in-script.ts'
import type { Department } from '../visit/departments.ts'
import { CopiedPart } from './CopiedPart.tsx'
import { useRendering } from './rendering.ts'

const elementId = 'departments-data'

/**
 * The departments a shared page comes alive with: apart from the data of its loaders, so that the server writes them
 * once and copies them.
 */
export function DepartmentsData() {
  const departments = useRendering()?.departments
  return (
    <CopiedPart name="departments-data" of={[departments]}>
      <script
        id={elementId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: departments === undefined ? '' : inScript(departments) }}
        suppressHydrationWarning
      />
    </CopiedPart>
  )
}

/** The departments of this shared page. */
export function departmentsOfPage(): readonly Department[] {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as Department[]
}
