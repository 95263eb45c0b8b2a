import { type Config, shopOrigin } from '../../kernel/settings/config.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { type BreakerLimits, withBreaker } from './provider-breaker.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

async function providerOf(config: Config): Promise<PaymentProvider | undefined> {
  switch (config.PAYMENT_PROVIDER) {
    case 'sandbox':
      // Only what can really be reached: what is not here is not offered.
      if (config.PAYMENT_SANDBOX_URL === '') return undefined
      return sandboxProvider({
        url: new URL(config.PAYMENT_SANDBOX_URL).origin,
        secret: config.PAYMENT_SECRET,
        shopOrigin: shopOrigin(config),
      })
    case 'stripe': {
      // Its SDK takes some 35 MB of memory, which a shop that does not use it should not pay.
      const { stripeProvider } = await import('./stripe/stripe-provider.ts')
      return stripeProvider({
        url: new URL(config.STRIPE_API_URL).origin,
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.PAYMENT_SECRET,
        shopOrigin: shopOrigin(config),
      })
    }
    case 'none':
      return undefined
    default:
      return config.PAYMENT_PROVIDER satisfies never
  }
}

/**
 * The providers that take payments here, as the settings say; the limits of their breakers are the usual ones unless
 * given.
 */
export async function paymentProviders(config: Config, limits?: BreakerLimits): Promise<PaymentProviders> {
  const provider = await providerOf(config)
  return new Map(provider === undefined ? [] : [[provider.name, withBreaker(provider, limits)]])
}
