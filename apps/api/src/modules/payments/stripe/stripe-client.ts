type FormValue = string | number | FormFields | readonly FormFields[]
export interface FormFields {
  [key: string]: FormValue
}

/** Nested fields the way Stripe reads them: `line_items[0][price_data][currency]`. */
function formOf(fields: FormFields): URLSearchParams {
  const form = new URLSearchParams()
  const write = (name: string, value: FormValue): void => {
    if (typeof value !== 'object') form.append(name, String(value))
    else for (const [key, inner] of Object.entries(value)) write(name === '' ? key : `${name}[${key}]`, inner)
  }
  write('', fields)
  return form
}

export interface StripeRequest {
  method: 'GET' | 'POST'
  path: string
  fields?: FormFields
  /** Sent again with it, a request is the same request. */
  key?: string
}

export type StripeSend = (request: StripeRequest) => Promise<{ status: number; body: unknown }>

/** One call to Stripe. Rejects when nothing came in time. (Stripe API, "Authentication", "Idempotent requests") */
export function stripeClient(options: { url: string; secretKey: string; limitMs: number }): StripeSend {
  return async ({ method, path, fields, key }) => {
    const form = fields === undefined ? undefined : formOf(fields).toString()
    const query = method === 'GET' && form !== undefined ? `?${form}` : ''
    const reply = await fetch(`${options.url}/v1${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${options.secretKey}`,
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'POST' ? { body: form ?? '' } : {}),
      signal: AbortSignal.timeout(options.limitMs),
    })
    return { status: reply.status, body: await reply.json() }
  }
}
