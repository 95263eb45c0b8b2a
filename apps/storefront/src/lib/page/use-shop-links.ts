import { linkTarget } from '@bottega/rules/content/link-target.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { settingOfPage } from '../visit/setting-of-page.ts'
import { nativeShell } from '../visit/platform.ts'
import { useVideo } from '../video/use-video.tsx'
import { editorLinkSelector } from './EditorHtml.tsx'
import { shopLinkSelector } from './ShopLink.tsx'

/** A press with a key, or with another button, asks the browser for a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const linkSelector = `${shopLinkSelector}, ${editorLinkSelector}`

/**
 * Follows a press on any `ShopLink`, and on any link of editors' markup that leads to a page of the shop, without a full
 * page load, unless a handler of the link has prevented it. Any link to a video shows it in its dialog; in the native
 * app any other site opens in the app's browser. As in a browser, a link to the page on screen adds no entry to the
 * history. (Content and discovery, section 2: link handling)
 */
export function useShopLinks(): void {
  const navigate = useNavigate()
  const showVideo = useVideo()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href]')
      if (link === null) return
      const target = linkTarget(link.href, [window.location.hostname, ...(settingOfPage().hosts ?? [])])
      if (target.kind === 'video') {
        event.preventDefault()
        void showVideo(link.textContent, target.address)
        return
      }
      const { openBrowser } = nativeShell() ?? {}
      if (target.kind === 'elsewhere' && openBrowser !== undefined) {
        event.preventDefault()
        openBrowser(target.address)
        return
      }
      if (target.kind !== 'page' || !link.matches(linkSelector) || isForItself(link)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      void navigate(target.path, { replace: target.path === pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, showVideo])
}

/** A link of the shop that asks for a window of its own; editors' markup says so of every address with https. */
const isForItself = (link: HTMLAnchorElement) => link.target !== '' && link.matches(shopLinkSelector)
