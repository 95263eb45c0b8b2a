import { textParts } from '@bottega/rules/content/text-parts.ts'
import { lazy, Suspense } from 'react'
import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './StaticText.module.css'

/** Most texts name no form, and the first page of a visit carries none. */
const PlacedForm = lazy(async () => ({ default: (await import('../form-detail/PlacedForm.tsx')).PlacedForm }))

/** A rich text; its accordions are `<details>`, its forms stand where it names them. */
export function StaticText({ block: { content, data } }: BlockProps<'StaticText'>) {
  return (
    <div className={styles.text}>
      {textParts(content.html).map((part) => {
        if (!('form' in part)) return <EditorHtml key={part.html} html={part.html} />
        const form = data.forms.find(({ slug }) => slug === part.form)
        return (
          form && (
            <Suspense key={`form ${part.form}`} fallback={null}>
              <PlacedForm form={form} heading="h2" />
            </Suspense>
          )
        )
      })}
    </div>
  )
}
