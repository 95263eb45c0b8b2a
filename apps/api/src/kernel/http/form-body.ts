import formBody from '@fastify/formbody'
import fastifyPlugin from 'fastify-plugin'
import type { FastifyRequest } from 'fastify'
import qs from 'qs'

const bodyLimit = 64 * 1024

/** No form of that length has more fields, and no body of the contract a longer list or deeper nesting. */
const limits = { parameterLimit: bodyLimit, arrayLimit: 500, depth: 5 }

export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** Takes form-encoded bodies; nested ones are written in brackets: `items[0][productId]=7`. */
export const formBodies = fastifyPlugin(
  (app, _options, done) => {
    void app.register(formBody, { bodyLimit, parser: (text) => qs.parse(text, limits) })
    done()
  },
  { name: 'form-bodies' },
)
