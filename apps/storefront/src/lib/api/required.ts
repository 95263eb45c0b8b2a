import { RefusalError } from '@bottega/contract/api.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { data, isRouteErrorResponse } from 'react-router'

/** The refusal a page shows instead of its content; a refusal before the rendering is answered as JSON. */
export type PageRefusal = { refusal: string }

/**
 * The answer a page needs. A refusal becomes the error of the page, with its text and its HTTP status; thrown as it is,
 * it would lose both on the way from the server to the browser.
 */
export async function required<Data>(call: Promise<Envelope<Data>>): Promise<Data> {
  try {
    return (await call).data
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    throw data<PageRefusal>({ refusal: error.text }, { status: statusOf(error) })
  }
}

/** The protocol refuses under HTTP 200; a page does not. */
function statusOf({ code, httpStatus }: RefusalError): number {
  if (code?.endsWith('.notFound')) return 404
  return httpStatus >= 400 ? httpStatus : 503
}

/** The shop's own text, when the error of a page is a refusal: by its loader, or before any page is rendered. */
export function refusalText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const body: unknown = typeof error.data === 'string' ? parsed(error.data) : error.data
  return (body as Partial<PageRefusal> | null)?.refusal
}

/** A proxy between the browser and the shop may answer something that is no JSON, and not for shoppers. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
