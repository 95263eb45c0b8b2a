import fastify, { type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { picturesPlugin } from './pictures.plugin.ts'

let dataDir: string
let app: FastifyInstance

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bottega-photo-'))
  const folder = join(dataDir, 'photo/2026/01/15/a3')
  await mkdir(folder, { recursive: true })
  const blank = { create: { width: 2000, height: 1000, channels: 3 as const, background: '#a33' } }
  await writeFile(join(folder, 'tomato.webp'), await sharp(blank).webp().toBuffer())
  await writeFile(join(folder, 'broken.webp'), 'no picture at all')
  await writeFile(
    join(dataDir, 'photo/imported.jpg'),
    await sharp({ ...blank, create: { ...blank.create, width: 50, height: 50 } })
      .jpeg()
      .toBuffer(),
  )
  await writeFile(join(dataDir, 'secret.webp'), 'secret')
  app = fastify()
  await app.register(picturesPlugin, {
    dataDir,
    originals: (path) => (path.endsWith('elsewhere.webp') ? join(folder, 'tomato.webp') : undefined),
  })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a picture', () => {
  test.each([
    ['thumb', 340],
    ['photo', 680],
    ['large', 1360],
  ])('is served as %s, %i pixels wide, to be cached for good', async (size, width) => {
    const reply = await app.inject(`/photo/2026/01/15/a3/main/${size}/tomato.webp`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toContain('immutable')
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
  })

  test('imported without folders is found by its name, and never made larger than it is', async () => {
    const reply = await app.inject(pictureAddress('imported.jpg', 'large'))
    expect(reply.headers['content-type']).toBe('image/webp')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 50, height: 50 })
  })

  test('asked for many times at once is made once and right', async () => {
    const ask = () => app.inject('/photo/2026/01/15/a3/main/thumb/elsewhere.webp')
    const replies = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(replies.map((reply) => reply.rawPayload.length)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
  })

  test.each([
    '/photo/2026/01/15/a3/main/thumb/missing.webp',
    '/photo/2026/01/15/a3/main/huge/tomato.webp',
    '/photo/2026/01/15/a3/main/thumb/broken.webp',
    '/photo/2026/01/15/a3/tomato.webp',
    '/photo/main/thumb/..%2f..%2fsecret.webp',
    '/photo/%2e%2e/main/thumb/secret.webp',
    '/photo/main/thumb/secret.webp%00.webp',
    '/photo/2026/01/15/a3/main/thumb/..%2f..%2f..%2fsecret.webp',
    '/photo/2026/01/15/../../../../secret.webp',
    '/photo/2026/01/15/a3/main/thumb/tomato.webp/..',
  ])('%s is not there', async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404)
  })
})
