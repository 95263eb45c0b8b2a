import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { animationsEnd } from '@bottega/ui/testing/animations-end.ts'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.ts'

/**
 * The popups of the address line are two pages of Chromium's own in every window: two thirds of what a new visitor costs.
 * Chromium reads the last list alone, so that what playwright-core turns off for us is repeated.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Without the background flags Chromium keeps checking for updates of its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
]

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** In every window of it a step may take as long as what the tests poll for; a busy machine takes 30 seconds and more. */
async function launch(more: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('No Chromium on this machine: npm test installs or names it.')
  const browser = await chromium.launch({ executablePath, args: [...flags, ...more] })
  const newContext = browser.newContext.bind(browser)
  // A worker would answer pages in the place of the shop; what is about workers allows them.
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options })
  browser.on('context', (context) => context.setDefaultTimeout(atThisSpeed(60_000)))
  return browser
}

/** The files of a worker run one after the other, and share its browser: a start costs seconds. */
let ofWorker: Promise<Browser> | undefined

/** Windows share nothing with others but the program, and `close` closes all there are. It ends with the worker. */
async function launchForWorker(): Promise<Browser> {
  const browser = await launch([])
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  browser.on('disconnected', () => (ofWorker = undefined))
  return browser
}

/** The browser of this worker, or with flags of its own another one. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return more.length > 0 ? launch(more) : (ofWorker ??= launchForWorker())
}

/**
 * Accessibility findings of the page as it stands, one line each; empty is clean. An id used twice is one, because the
 * page's own scripts find what they read by its id.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(animationsEnd)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: AxeInPage }
    const { violations } = await axe.run({ rules: { 'duplicate-id': { enabled: true } }, resultTypes: ['violations'] })
    return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}`))
  })
}

interface AxeInPage {
  run: (options: axe.RunOptions) => Promise<{ violations: AxeViolation[] }>
}

interface AxeViolation {
  id: string
  nodes: { target: string[] }[]
}
