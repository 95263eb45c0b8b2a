import { useLayoutEffect } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { cssOf } from './block-css.ts'
import type { ShownBlock } from './shown-grid.ts'

/**
 * The editors' styles of these blocks. The server writes them with the nonce of its answer; in the browser, where the
 * nonce is unknown, a constructed sheet is used, because the content policy allows no other style from scripts.
 */
export function BlockStyles({ blocks }: { blocks: readonly ShownBlock[] }) {
  const { nonce } = usePageSetting()
  const isHydrated = useHydrated()
  const css = cssOf(blocks)

  useLayoutEffect(() => {
    if (!isHydrated || css === '') return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [isHydrated, css])

  if (isHydrated || css === '') return null
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  )
}
