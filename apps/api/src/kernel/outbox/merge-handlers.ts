import type { OutboxHandlers, Sending } from './outbox-messages.ts'

type Handler = (payload: never, sending: Sending) => Promise<void>

/**
 * All that carries out messages, by kind. Several modules may follow one kind: each is run in turn, and where one fails
 * the message is tried again whole, so what follows a message must bear being run twice.
 */
export function mergeHandlers(parts: readonly Partial<OutboxHandlers>[]): OutboxHandlers {
  const byKind = new Map<string, Handler[]>()
  for (const part of parts)
    for (const [kind, handler] of Object.entries(part)) byKind.set(kind, [...(byKind.get(kind) ?? []), handler])
  const merged = [...byKind].map(([kind, handlers]) => [
    kind,
    async (payload: never, sending: Sending) => {
      for (const handler of handlers) await handler(payload, sending)
    },
  ])
  return Object.fromEntries(merged) as OutboxHandlers
}
