import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'

/**
 * Whether a browser sent this form by itself, without a script: it shows whatever comes back as a page. Pages cannot
 * set these headers, and no other site can make a browser write `same-origin`.
 */
export const isFormNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'same-origin'

/**
 * The outcome of sending the form, as its page reads it from its address; of a limit also the seconds after which it
 * may be sent again.
 */
export type FormOutcome = { readonly sent: 'true' } | { readonly refused: string; readonly seconds?: string }

/**
 * To a page that says what became of the form: once it was sent, to the one it stands on. A refused form is sent on, by
 * the browser and with all that was typed, to the form's own page, which shows it filled in: the shop stores nothing of
 * it. (decision 0420)
 */
export function redirectToForm(request: FastifyRequest, reply: FastifyReply, outcome: FormOutcome): FastifyReply {
  const { form_id: formId } = (request.body ?? {}) as Record<string, unknown>
  const named = typeof formId === 'string' && /^\d{1,9}$/.test(formId) ? formId : undefined
  if (named !== undefined && 'refused' in outcome) {
    const query = new URLSearchParams({ form: named, ...outcome })
    return reply.code(307).header('location', `/form/${named}?${query.toString()}`).send()
  }
  const page = pageOf(request)
  for (const name of ['sent', 'refused', 'seconds', 'form']) page.searchParams.delete(name)
  if (named !== undefined) page.searchParams.set('form', named)
  for (const [name, value] of Object.entries(outcome)) page.searchParams.set(name, value)
  return reply.code(303).header('location', `${page.pathname}${page.search}`).send()
}

/** Path and query of the page alone: a redirect never leads to another site. */
function pageOf({ headers }: FastifyRequest): URL {
  const { referer = '/' } = headers
  const base = 'http://shop'
  const { pathname, search } = URL.canParse(referer, base) ? new URL(referer, base) : new URL(base)
  // Two slashes at the beginning would name another host.
  return new URL(`${base}${pathname.replace(/^\/+/, '/')}${search}`)
}

export function outcomeOf(error: unknown): FormOutcome {
  if (!(error instanceof ShopError)) return { refused: 'error.general' }
  const { seconds } = error.values
  return { refused: error.code, ...(seconds !== undefined && { seconds: String(seconds) }) }
}
