import fastify from 'fastify'

/**
 * The yardsticks: a bare Fastify on this machine, in this run, so that the shop's figures are comparable across
 * machines. Y1 sends a ready buffer of 20 kB, Y2 serialises a body of the same size, `/sized/N` one of about N bytes.
 */
const item = {
  id: 1,
  name: 'Mele rosse del Trentino',
  brand: 'VALDORA',
  price: 2.29,
  unit: 'kg',
  text: 'x'.repeat(150),
}
const itemBytes = JSON.stringify(item).length + 1
const bodyOf = (count: number) => ({ items: Array.from({ length: count }, (_, id) => ({ ...item, id })) })
const body = bodyOf(85)
const ready = Buffer.from(JSON.stringify(body))
const sized = new Map<string, ReturnType<typeof bodyOf>>()

const app = fastify()
app.get('/y1', (_request, reply) => reply.type('application/json').send(ready))
app.get('/y2', () => body)
app.get<{ Params: { bytes: string } }>('/sized/:bytes', ({ params: { bytes } }) => {
  const made = sized.get(bytes) ?? bodyOf(Math.max(1, Math.round(Number(bytes) / itemBytes)))
  sized.set(bytes, made)
  return made
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => void app.close())
