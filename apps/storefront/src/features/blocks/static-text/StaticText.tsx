import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import type { BlockProps } from '../define-block.ts'

export function StaticText({ block }: BlockProps<'StaticText'>) {
  return <EditorHtml html={block.content.html} />
}
