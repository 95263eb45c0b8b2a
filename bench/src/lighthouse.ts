import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browser.ts'

const run = promisify(execFile)
/** Downloaded when the bench runs and not installed with the shop: nothing else needs it. */
const tool = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'

/** Figures of a phone besides the scores, by the names of Lighthouse's audits. */
const timings = { 'largest paint': 'largest-contentful-paint', blocking: 'total-blocking-time' } as const

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

export interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<string, number>>
  /** The figures behind the first of them. */
  readonly milliseconds: Readonly<Record<string, number>>
}

/**
 * The median of three runs: a single one depends on the machine's load as much as on the page. A failed run is repeated
 * once.
 */
export async function judgementOf(url: string): Promise<Judgement> {
  const runs: Judgement[] = []
  while (runs.length < 3) runs.push(await lighthouseRun(url).catch(() => lighthouseRun(url)))
  const [, middle] = runs.toSorted((a, b) => (a.scores['performance'] ?? 0) - (b.scores['performance'] ?? 0))
  return middle ?? { scores: {}, milliseconds: {} }
}

/** Its score of accessibility alone, 0 to 100, with the session of `cookie`, `name=value`; empty is none. */
export async function lighthouseAccessibility(url: string, cookie: string): Promise<number> {
  const options = { only: ['accessibility'], cookie }
  const { scores } = await lighthouseRun(url, options).catch(() => lighthouseRun(url, options))
  return scores['accessibility'] ?? 0
}

interface RunOptions {
  only: readonly string[]
  cookie: string
}

/** Lighthouse's mobile scores, 0 to 100: performance, accessibility, best-practices, seo. */
async function lighthouseRun(
  url: string,
  { only, cookie }: RunOptions = { only: categories, cookie: '' },
): Promise<Judgement> {
  const browser = findBrowser()
  if (browser === undefined) throw new Error('No Chromium on this machine: see bench/README.md.')
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      tool,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${only.join(',')}`,
      ...(cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  )
  const result = JSON.parse(stdout) as Result
  const scores = Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  const milliseconds = Object.entries(timings).map(([name, audit]) => [
    name,
    Math.round(result.audits[audit]?.numericValue ?? 0),
  ])
  return { scores: Object.fromEntries(scores), milliseconds: Object.fromEntries(milliseconds) }
}
