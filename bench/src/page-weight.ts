import { gzipSync } from 'node:zlib'
import { openBrowser, signIn } from './browser.ts'

export interface PageWeight {
  /** Bytes of script the page loaded before any interaction, each file compressed with gzip. */
  script: number
  requests: number
  /** Cumulative layout shift as the browser counts it. */
  layoutShift: number
}

/** Opens the page with an empty cache in a real browser at phone size and adds up what it loaded. */
export async function weigh(url: string, cookie?: string): Promise<PageWeight> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    if (cookie !== undefined) await signIn(context, url, cookie)
    const page = await context.newPage()
    let requests = 0
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      requests++
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body).byteLength))
    })
    await page.addInitScript(`window.shift = 0
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value })
        .observe({ type: 'layout-shift', buffered: true })`)
    await page.goto(url, { waitUntil: 'networkidle' })
    const layoutShift = Number(await page.evaluate('window.shift'))
    const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
    return { script, requests, layoutShift }
  } finally {
    await browser.close()
  }
}
