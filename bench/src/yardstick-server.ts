import fastify from 'fastify'

/**
 * The yardsticks: Y1 sends a ready buffer of 20 kB, Y2 serialises a body of the same size; a bare Fastify on this
 * machine, in this run, so that the shop's figures mean something on any other.
 */
const item = {
  id: 1,
  name: 'Mele rosse del Trentino',
  brand: 'VALDORA',
  price: 2.29,
  unit: 'kg',
  text: 'x'.repeat(150),
}
const body = { items: Array.from({ length: 85 }, (_, id) => ({ ...item, id })) }
const ready = Buffer.from(JSON.stringify(body))

const app = fastify()
app.get('/y1', (_request, reply) => reply.type('application/json').send(ready))
app.get('/y2', () => body)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => void app.close())
