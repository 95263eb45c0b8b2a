import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { FastifyReply } from 'fastify'

/** A file to store, never to open in the shop's own name: whatever it holds, no browser runs it here. (Safety, 20) */
export function sendFile(reply: FastifyReply, { name, mediaType, content }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(content)
}
