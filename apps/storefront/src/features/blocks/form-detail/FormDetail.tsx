import type { BlockProps } from '../define-block.ts'
import { PlacedForm } from './PlacedForm.tsx'

/** A form among the blocks of a page. */
export function FormDetail({ block: { data }, heading }: BlockProps<'FormDetail'>) {
  return <PlacedForm form={data.form} heading={heading} />
}
