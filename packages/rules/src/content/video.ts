const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'])
const id = /^[\w-]{11}$/

/** The host that sets no cookies before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com'

/**
 * The id of a YouTube video by its address: watch, shorts, embed or the short one. Undefined for any other address;
 * only ids of 11 characters are accepted. (Content and discovery, section 5)
 */
export function videoIdOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname)) return undefined
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const found = hostname === 'youtu.be' ? first : idIn(first, second, searchParams)
  return id.test(found) ? found : undefined
}

function idIn(first: string, second: string, query: URLSearchParams): string {
  if (first === 'watch') return query.get('v') ?? ''
  return first === 'shorts' || first === 'embed' ? second : ''
}

/**
 * The address of a video that plays within a page: at once and without controls. (Content and discovery, section 2:
 * embedded video)
 */
export const embedAddress = (videoId: string) => `${videoHost}/embed/${videoId}?autoplay=1&controls=0`

/** The page of a video, for browsers without scripts. */
export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`
