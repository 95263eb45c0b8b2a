import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { sendError } from './error-handler.ts'

/**
 * Error handler of the addresses an identity provider sends browsers to: somebody whose account is closed lands on the
 * login, which says so, and not on an answer that only programs read.
 */
export function sendToLogin(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (error instanceof ShopError && error.code === 'error.account.closed')
    return reply.header('cache-control', 'no-store').redirect('/login?closed=true', 303)
  return sendError(error, request, reply)
}
