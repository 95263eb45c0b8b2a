import { openBrowser, signIn } from './browser.ts'

/** Records how long each interaction took until the next paint, as the browser measures it (Event Timing). */
const observeInteractions = `window.slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/**
 * Presses plus and minus of the product, which is in the cart and on the page, twenty times with the processor slowed
 * four times, and answers the slowest press in milliseconds; presses too fast for the browser to report (under 16 ms)
 * count as 0.
 */
export async function interactionTime(url: string, cookie: string, productSlug: string): Promise<number> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
    await signIn(context, url, cookie)
    const page = await context.newPage()
    await page.addInitScript(observeInteractions)
    await page.goto(url, { waitUntil: 'networkidle' })
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/product/${productSlug}"]`) })
    const plus = card.getByRole('button', { name: /^Aggiungi ancora / })
    const minus = card.getByRole('button', { name: /^Riduci / })
    await plus.waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate('window.slowest = 0')
    for (let press = 0; press < 20; press++) {
      await (press % 4 < 2 ? plus : minus).click()
      await page.waitForTimeout(200)
    }
    return Number(await page.evaluate('window.slowest'))
  } finally {
    await browser.close()
  }
}
