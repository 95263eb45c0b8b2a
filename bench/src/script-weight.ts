import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

export interface PageWeight {
  /** Compressed bytes of script the page brought before anybody touched it. */
  script: number
  requests: number
  /** Cumulative layout shift as the browser counts it. */
  layoutShift: number
}

/** Opens the page cold in a real browser at phone size and adds up what came over the wire. */
export async function weigh(url: string): Promise<PageWeight> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('No Chromium on this machine: see the README.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const scripts = new Set<string>()
    let script = 0
    let requests = 0
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      requests++
      if (type === 'Script') scripts.add(requestId)
    })
    // Bodies only: the headers of an answer are not script.
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength
    })
    await page.addInitScript(`window.shift = 0
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value })
        .observe({ type: 'layout-shift', buffered: true })`)
    await page.goto(url, { waitUntil: 'networkidle' })
    const layoutShift = Number(await page.evaluate('window.shift'))
    return { script, requests, layoutShift }
  } finally {
    await browser.close()
  }
}
