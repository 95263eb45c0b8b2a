import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'

/**
 * Whether a browser sent this form by itself, without a script: it shows whatever comes back as a page. Pages cannot
 * set these headers, and no other site can make a browser write `same-origin`.
 */
export const isFormNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'same-origin'

/** What became of the form, as its page reads it from its address. */
export type FormOutcome = { readonly sent: 'true' } | { readonly refused: string }

/** Back to the page the form stands on, which says what became of it. */
export function redirectToForm(request: FastifyRequest, reply: FastifyReply, outcome: FormOutcome): FastifyReply {
  const page = pageOf(request)
  for (const name of ['sent', 'refused', 'form']) page.searchParams.delete(name)
  const { form_id: formId } = (request.body ?? {}) as Record<string, unknown>
  if (typeof formId === 'string') page.searchParams.set('form', formId.slice(0, 12))
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

export const outcomeOf = (error: unknown): FormOutcome => ({
  refused: error instanceof ShopError ? error.code : 'error.general',
})
