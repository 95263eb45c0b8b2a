import { httpStatus } from '@bottega/contract/codes.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { correlation, isFailure, failureAnswer, whenToComeBack } from '@bottega/api/kernel/http/error-handler.ts'
import type { PageRefusal } from '@bottega/storefront/lib/api/required.ts'
import { escapeText } from 'entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

const style =
  'body{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#222}a{color:inherit}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Before the name under which the log has the request. */
const reference = {
  it: 'Riferimento per l’assistenza',
  de: 'Kennung für den Kundendienst',
  en: 'Reference for customer service',
} as const

/** It cannot ask what the shop is called. */
const home = { it: 'Alla pagina iniziale', de: 'Zur Startseite', en: 'To the home page' } as const

/** A change of page in the browser asks for what the next page needs, not for the page. */
const isPageChange = ({ url }: FastifyRequest) => /^[^?]*\.data(\?|$)/.test(url)

/**
 * The page shown when the shop's own pages cannot be made: one sentence, in the shopper's language, and a link home. A
 * change of page gets the sentence alone, for the current page to show.
 */
export function sendFailedPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, values, language } = failureAnswer(error, request)
  const text = textOf(code, language, values)
  void reply.code(httpStatus(code)).headers({
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...correlation(request),
    ...whenToComeBack(code, values),
  })
  if (isPageChange(request)) return void reply.send({ refusal: text } satisfies PageRefusal)
  void reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(text)}</title>` +
        `<style>${style}</style></head><body><h1>${escapeText(text)}</h1>` +
        `<p><a href="/">${home[language]}</a></p>${isFailure(code) ? `<p><small>${reference[language]}: ${request.id}</small></p>` : ''}</body></html>`,
    )
}
