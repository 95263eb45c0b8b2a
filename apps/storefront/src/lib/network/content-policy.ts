import { videoHost } from '@bottega/rules/content/video.ts'

/** Other origins a page may load from, each because of a setting. */
export interface ForeignSources {
  scripts: readonly string[]
  images: readonly string[]
  connections: readonly string[]
  frames?: readonly string[]
}

export const noThirdParty: ForeignSources = { scripts: [], images: [], connections: [] }

/**
 * The policy on the things a page may load and run. Inline scripts and style sheets need the nonce of their own answer;
 * styles of single elements are never applied. Pages of this shop alone may frame the page of a preview, and nobody any other.
 */
export function contentPolicy(nonce: string, foreign: ForeignSources = noThirdParty, isPreview = false): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...foreign.scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ...allowing('img-src', foreign.images),
    ...allowing('connect-src', foreign.connections),
    // A video plays in its dialog on any page that has content of editors.
    ...allowing('frame-src', [videoHost, ...(foreign.frames ?? [])]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ')
}

const allowing = (directive: string, origins: readonly string[]) =>
  origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')]

/**
 * The same sources for the page that reads barcodes: a browser without a reader of its own gets one as WebAssembly (decision
 * 0531). Scripts made of texts stay forbidden.
 */
export const withWasm = (foreign: ForeignSources): ForeignSources => ({
  ...foreign,
  scripts: [...foreign.scripts, "'wasm-unsafe-eval'"],
})

const tagManager = 'https://www.googletagmanager.com'
const counters = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The same sources with those of the tag manager, for a shop that names a container of it. */
export function withAnalytics(foreign: ForeignSources, container: string | undefined): ForeignSources {
  if (container === undefined || container === '') return foreign
  return {
    scripts: [...foreign.scripts, tagManager],
    images: [...foreign.images, ...counters],
    connections: [...foreign.connections, ...counters],
  }
}
