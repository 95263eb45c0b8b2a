import type { ReactNode } from 'react'
import { usePageSetting } from '../visit/page-setting.ts'
import { useRendering } from './rendering.ts'

type CopiedPartProps = {
  /** Names the kind of part. */
  name: string
  /**
   * Everything that decides how it looks, beside the language and the settings of the shop. Objects in it are never
   * changed.
   */
  of: readonly unknown[]
  children: ReactNode
}

/**
 * Encloses what looks the same on every page: on pages that shoppers share, the server renders it once and copies it.
 * (docs/decisions/0570-parts-rendered-once.md) A `PersonalPart` within it has `by`; nothing within it uses `useId` or
 * preloads anything.
 */
export function CopiedPart({ name, of, children }: CopiedPartProps) {
  const { locale } = usePageSetting()
  const marks = useRendering()?.marks?.copied(`${name} ${locale}`, of)
  return (
    <>
      {marks?.begin}
      {marks?.isKnown === true ? null : children}
      {marks?.end}
    </>
  )
}
