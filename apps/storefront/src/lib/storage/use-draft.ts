import { useLayoutEffect } from 'react'
import { removeStored } from './stored.ts'
import { storeTypedText } from './typed-text.ts'

/**
 * Keeps what stands in a long form over a reload, and over a phone that drops a page it does not show, by the text that is
 * stored before a restart: written when the page goes out of sight and removed when it is seen again, so that it is there
 * only while no page holds it. The form has `data-draft` and fields with names; parts with `data-no-draft` are left out.
 * Once the form is sent it is gone from the page, and its draft with it.
 */
export function useDraft(): void {
  // With the form, and not a moment after it: whoever sees that it was sent leaves nothing behind.
  useLayoutEffect(() => {
    const onSight = () => (document.visibilityState === 'hidden' ? storeTypedText() : removeStored('typed_text'))
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && removeStored('typed_text')
    document.addEventListener('visibilitychange', onSight)
    // Not every browser says of a page that it unloads that it is hidden.
    window.addEventListener('pagehide', storeTypedText)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      window.removeEventListener('pagehide', storeTypedText)
      window.removeEventListener('pageshow', onShow)
      removeStored('typed_text')
    }
  }, [])
}
