import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { shopLinkSelector } from './ShopLink.tsx'

/** A press with a key, or with another button, asks the browser for a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Follows a press on any `ShopLink` without a full page load, unless a handler of the link has prevented it. As in
 * a browser, a link to the page on screen adds no entry to the history.
 */
export function useShopLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>(shopLinkSelector)
      if (link === null || link.origin !== window.location.origin || link.target !== '') return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
