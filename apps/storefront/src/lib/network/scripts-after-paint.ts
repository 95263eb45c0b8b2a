import { Transform } from 'node:stream'

/**
 * Types of what stands in the HTML where a browser would fetch a script at once: blocks of data, which a browser leaves
 * alone and the standard allows. A link may only have relations that are registered, so a block holds its address.
 */
const later = { preload: 'text/x-modulepreload', script: 'text/x-module' } as const

/** Without its nonce: the policy lets the shop's own files in, and names what carries one by its hash. */
const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
/** React Router's only one: it imports the modules of the page and hydrates it. */
const script = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/

/** Runs in the page, as it is written here: it may use nothing around it. Milliseconds. */
function startAfterPaint(preloads: string, scripts: string, longestWait: number) {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const written of document.querySelectorAll<HTMLScriptElement>(`script[type="${preloads}"]`)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = written.textContent
      written.replaceWith(link)
    }
    for (const written of document.querySelectorAll<HTMLScriptElement>(`script[type="${scripts}"]`)) {
      const copy = document.createElement('script')
      copy.type = 'module'
      copy.nonce = written.nonce
      copy.textContent = written.textContent
      document.body.append(copy)
      // It runs all the same, and hydration finds the elements of the HTML alone.
      copy.remove()
    }
  }
  const afterPictures = () => {
    const awaited = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(
      (picture) => !picture.complete,
    )
    if (awaited.length === 0) start()
    const [next] = awaited
    next?.addEventListener('load', afterPictures)
    next?.addEventListener('error', afterPictures)
  }
  if (document.hidden) {
    start()
    return
  }
  setTimeout(start, longestWait)
  new PerformanceObserver(afterPictures).observe({ type: 'paint', buffered: true })
}

/**
 * The time after which scripts are fetched though nothing has been drawn yet, in milliseconds: a style or a picture may
 * hang.
 */
const longestWait = 2_000

const starter = `(${startAfterPaint.toString()})(${JSON.stringify(later.preload)},${JSON.stringify(later.script)},${longestWait})`

/**
 * Lets a page be drawn before its scripts are fetched: on a slow line they are nine tenths of its bytes, and would share
 * it with the style, the text's face and the first pictures. (docs/decisions/0585)
 */
export const withScriptsAfterPaint = (html: string) =>
  html
    .replace(preload, `<script type="${later.preload}">$1</script>`)
    .replace(
      script,
      (_, attributes: string, code: string) =>
        `<script${attributes} type="${later.script}">${code}</script><script${attributes}>${starter}</script>`,
    )

const openScript = /<script[^>]* type="module" async="">(?![\s\S]*<\/script>)/

/** The same for a page on its way: what may go on in the next chunk waits for it. React's chunks end on whole characters. */
export function scriptsAfterPaint(): Transform {
  let waiting = ''
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const text = waiting + chunk.toString()
      const tag = text.lastIndexOf('<')
      const cut = openScript.exec(text)?.index ?? (tag > text.lastIndexOf('>') ? tag : text.length)
      waiting = text.slice(cut)
      done(null, withScriptsAfterPaint(text.slice(0, cut)))
    },
    flush: (done) => done(null, waiting),
  })
}
