import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('No Chromium on this machine: see bench/README.md.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
}

/** Gives the browser the session of a shopper made by the bench; `cookie` is `name=value`. */
export async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: new URL(url).origin }])
}
