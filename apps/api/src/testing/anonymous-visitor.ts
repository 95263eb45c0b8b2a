import type { Visitor } from '../kernel/visitor.ts'

/** The visitor of a service called without a request: anonymous, from one address. */
export const anonymousVisitor: Visitor = {
  sessionHash: undefined,
  sessionExpiresAt: undefined,
  sessionEndsAt: undefined,
  rememberToken: undefined,
  user: undefined,
  language: 'it',
  site: 'coop',
  address: '192.0.2.1',
  requestId: 'test',
}
