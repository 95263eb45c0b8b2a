/** A file that a script needs and that did not come. The text names the module, as those of browsers do. */
export class LostFile extends TypeError {
  override readonly name = 'LostFile'
  /** The status it was answered with; 0 without an answer. */
  readonly status: number

  constructor(href: string, status: number, cause?: unknown) {
    super(`module ${href}`, { cause })
    this.status = status
  }
}

const requested = new Map<string, Promise<unknown>>()

/**
 * Fetches a file, once, that a script needs; after a failure it is requested again. A script is only brought into the
 * browser's cache: a browser never fetches a module again that failed once, neither by `import()` nor by a link, so that
 * neither is tried before the file is there. Rejects with `LostFile`. (HTML, section 8.1.3, module map)
 */
export function fetchAhead(file: string): Promise<unknown> {
  const href = new URL(file, `${window.location.origin}/`).pathname
  const known = requested.get(href)
  if (known) return known
  // The scripts the page came with are there, or the page would not run.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const loading = (href.endsWith('.css') ? loadStyle(href) : loadIntoCache(href)).catch((error: unknown) => {
    requested.delete(href)
    throw error instanceof LostFile ? error : new LostFile(href, 0, error)
  })
  requested.set(href, loading)
  return loading
}

async function loadIntoCache(href: string): Promise<void> {
  const reply = await fetch(href)
  if (!reply.ok) throw new LostFile(href, reply.status)
  await reply.arrayBuffer()
}

function loadStyle(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new LostFile(href, 0))
    })
  })
}
