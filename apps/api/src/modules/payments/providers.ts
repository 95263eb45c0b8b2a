import { type Config, shopOrigin } from '../../config.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

/** Only providers that can really be reached: what is not here is not offered. */
export function paymentProviders(config: Config): PaymentProviders {
  if (config.PAYMENT_PROVIDER !== 'sandbox' || config.PAYMENT_SANDBOX_URL === '') return new Map()
  const sandbox = sandboxProvider({
    url: new URL(config.PAYMENT_SANDBOX_URL).origin,
    secret: config.PAYMENT_SECRET,
    shopOrigin: shopOrigin(config),
  })
  return new Map([[sandbox.name, sandbox]])
}
