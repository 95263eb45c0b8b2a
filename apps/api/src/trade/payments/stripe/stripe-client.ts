import { Stripe } from 'stripe'

/**
 * Stripe's own SDK, with the limits of this shop: no answer takes longer than `limitMs`, its body included, and nothing
 * is sent again without being asked. The outbox and the payment reaper repeat a request, under the same key. (decision
 * 142)
 */
export function stripeClient({ url, secretKey, limitMs }: { url: string; secretKey: string; limitMs: number }): Stripe {
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'https:'
  return new Stripe(secretKey, {
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : port,
    timeout: limitMs,
    // The SDK's client for Node starts its limit again with every byte; this one has a single limit for the answer.
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** The HTTP status Stripe answered with; undefined if no answer came, or one that is no answer of Stripe's. */
export const statusOfError = (error: unknown): number | undefined =>
  error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
