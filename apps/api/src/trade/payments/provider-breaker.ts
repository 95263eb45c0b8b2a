import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel'
import type { PaymentProvider, ProviderAnswer, StatusAnswer } from './payment-provider.ts'

export interface BreakerLimits {
  /** Calls in a row without an answer that open the circuit. */
  failures: number
  /** Milliseconds the circuit stays open before one call is let through. */
  openForMs: number
}

const isUnanswered = (answer: unknown) => (answer as ProviderAnswer).kind === 'unknown'

/**
 * A circuit breaker before a provider: while it does not answer it is not asked, so that customers hear at once that
 * nothing was charged, instead of waiting for its limit one by one. A call that is not made is `unknown`, as one without
 * an answer: of a payment sent earlier it says nothing.
 */
export function withBreaker(
  provider: PaymentProvider,
  { failures, openForMs }: BreakerLimits = { failures: 5, openForMs: 15_000 },
): PaymentProvider {
  const circuit = circuitBreaker(handleWhenResult(isUnanswered), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: openForMs,
  })
  let openedAt = 0
  circuit.onBreak(() => {
    openedAt = Date.now()
  })
  const guarded = async <Answer extends ProviderAnswer>(
    call: () => Promise<Answer>,
  ): Promise<Answer | StatusAnswer> => {
    try {
      return await circuit.execute(call)
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error
      return { kind: 'unknown', reason: `${provider.name} did not answer ${failures} times in a row, and is not asked` }
    }
  }
  return {
    ...provider,
    isAvailable: () => {
      if (circuit.state !== CircuitState.Open) return circuit.state === CircuitState.Closed
      return Date.now() - openedAt >= openForMs
    },
    authorise: (request) => guarded(() => provider.authorise(request)),
    status: (payment) => guarded(() => provider.status(payment)),
    capture: (payment, amountCents) => guarded(() => provider.capture(payment, amountCents)),
    close: (payment) => guarded(() => provider.close(payment)),
    void: (payment) => guarded(() => provider.void(payment)),
    refund: (payment, amountCents, key) => guarded(() => provider.refund(payment, amountCents, key)),
  }
}
