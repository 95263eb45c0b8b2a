import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { openBrowser, signIn } from './browser.ts'

export interface PageWeight {
  /** Bytes of script the page names as needed before it is hydrated, each file compressed with gzip. */
  script: number
  /** Bytes of script it loaded until the network was quiet, what an idle page fetches for the next one included. */
  visit: number
  requests: number
  /** Cumulative layout shift as the browser counts it. */
  layoutShift: number
  /** Classes of the elements that moved by more than a hundredth at once. */
  moved: readonly string[]
}

async function weightOf(response: Response) {
  return { path: new URL(response.url()).pathname, bytes: gzipSync(await response.body()).byteLength }
}

const sumOf = (scripts: readonly { bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens the page with an empty cache in a real browser at phone size and adds up what it loaded. */
export async function weigh(url: string, cookie?: string): Promise<PageWeight> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    if (cookie !== undefined) await signIn(context, url, cookie)
    const page = await context.newPage()
    let requests = 0
    const scripts: Promise<{ path: string; bytes: number }>[] = []
    page.on('response', (response) => {
      requests++
      if (response.request().resourceType() === 'script') scripts.push(weightOf(response))
    })
    await page.addInitScript(`window.shift = 0
      window.moved = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue
          window.shift += entry.value
          if (entry.value > 0.01) window.moved.push(...entry.sources.map(({ node }) => node?.className || node?.nodeName))
        }
      }).observe({ type: 'layout-shift', buffered: true })`)
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    const html = (await document?.text()) ?? ''
    const layoutShift = Number(await page.evaluate('window.shift'))
    const moved = (await page.evaluate('window.moved')) as string[]
    const loaded = await Promise.all(scripts)
    const preloads = new Set(
      Array.from(html.matchAll(/type="text\/x-modulepreload"[^>]*>([^<]+)</g), ([, path]) => path),
    )
    const script = sumOf(loaded.filter(({ path }) => preloads.has(path)))
    return { script, visit: sumOf(loaded), requests, layoutShift, moved }
  } finally {
    await browser.close()
  }
}
