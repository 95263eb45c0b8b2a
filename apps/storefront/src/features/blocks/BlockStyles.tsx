import { useLayoutEffect } from 'react'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { cssOf } from './block-css.ts'
import type { ShownBlock } from './shown-grid.ts'

/**
 * What editors styled of these blocks. The server writes it with the nonce of its answer; in the browser, which knows no
 * nonce, a constructed sheet takes over, because the content policy takes no other style from scripts.
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
