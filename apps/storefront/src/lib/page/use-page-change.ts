import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus to the content after a navigation, as a full load would, for screen readers. Going back instead
 * returns it to the link that was followed, when its page was kept alive; filtering the same page moves nothing.
 */
export function usePageChange(contentId: string) {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const previous = useRef(pathname)
  const left = useRef(new Map<string, HTMLElement>())

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest(`#${contentId} a`))
        left.current.set(window.location.pathname, event.target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [contentId])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const followed = navigation === NavigationType.Pop ? left.current.get(pathname) : undefined
    const target = followed?.checkVisibility() ? followed : document.getElementById(contentId)
    target?.focus({ preventScroll: true })
  }, [pathname, navigation, contentId])
}
