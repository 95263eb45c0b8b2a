import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentKinds } from '../../modules.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Db } from '../database/database.ts'
import { ContentFolderError } from './content-folder.ts'
import { findDocument } from './documents.repository.ts'
import { exportContent } from './export-content.ts'
import { ContentBusyError, importContent, importContentWhenFree, type ImportOptions } from './import-content.ts'
import { tryLockContent } from './publish.repository.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '4' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-content-'))
  return () => rm(folder, { recursive: true, force: true })
})

const write = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
const page = (html: string, more = '') => `name: { it: Prova, de: Probe }
${more}rows:
  - blocks:
      - type: StaticText
        content: { html: "${html}" }
`
const bring = (options?: ImportOptions) => importContent(shop.shop.db, contentKinds, folder, options)
const linesOf = (findings: readonly { file: string; line: number; field: string }[]) =>
  findings.map(({ file, line, field }) => `${file}:${line} ${field}`)
const view = async (slug: string) => (await shop.anonymous().call(categoriesView, { query: { slug, grid: true } })).data
const shown = async (slug: string) => JSON.stringify((await view(slug)).grid ?? null)

describe('an import of content', () => {
  test('publishes a page, shows its change at once, and changes nothing a second time [publishing-1]', async () => {
    await write('pages/prima.yaml', page('<p>uno</p>'))
    expect(await bring()).toMatchObject({ added: ['pages/prima'], changed: [], unchanged: 0 })
    expect(await shown('prima')).toContain('<p>uno</p>')
    expect(await bring()).toMatchObject({ added: [], changed: [], unchanged: 1 })
    await write('pages/prima.yaml', page('<p>due</p>'))
    expect(await bring()).toMatchObject({ added: [], changed: ['pages/prima'] })
    expect(await shown('prima')).toContain('<p>due</p>')
  })

  test('tells every error by file, line and field, and publishes nothing [publishing-2]', async () => {
    await write('pages/buona.yaml', page('<p>resta fuori</p>'))
    await write(
      'pages/guasta.yaml',
      `name: { it: Guasta }
rows:
  - blocks:
      - type: StaticText
        content: { htlm: x }
      - type: Nothing
        content: {}
      - type: BannerGrid
        site: coop
        from: domani
        content:
          variant: tiles
          banners:
            - title: Uno
              link: javascript:alert(1)
              image: pictures/none.webp
`,
    )
    await write('pages/rotta.yaml', 'rows: [')
    await write('altro/file.txt', 'x')
    const result = await bring()
    expect(linesOf(result.errors)).toEqual([
      'altro/file.txt:0 ',
      'pages/guasta.yaml:5 rows.0.blocks.0.content.htlm',
      'pages/guasta.yaml:5 rows.0.blocks.0.content.html',
      'pages/guasta.yaml:6 rows.0.blocks.1.type',
      'pages/guasta.yaml:10 rows.0.blocks.2.from',
      'pages/guasta.yaml:15 rows.0.blocks.2.content.banners.0.link',
      'pages/guasta.yaml:16 rows.0.blocks.2.content.banners.0.image',
      'pages/rotta.yaml:1 ',
    ])
    expect((await view('buona')).category).toBeUndefined()
  })

  test('keeps who pays for a banner or a block, and refuses a name longer than its mark can show', async () => {
    const paid = (sponsor: string) => `name: Prova
rows:
  - blocks:
      - type: StaticImage
        content: { image: 'https://bottega.example/a.webp', sponsor: '${sponsor}' }
      - type: BannerList
        content: { banners: [{ title: Uno, link: /uno, sponsor: '${sponsor}' }] }
`
    await write('pages/pagata.yaml', paid('C'.repeat(61)))
    expect(linesOf((await bring()).errors)).toEqual([
      'pages/pagata.yaml:5 rows.0.blocks.0.content.sponsor',
      'pages/pagata.yaml:7 rows.0.blocks.1.content.banners.0.sponsor',
    ])
    await write('pages/pagata.yaml', paid('C'.repeat(60)))
    expect((await bring()).errors).toEqual([])
    expect((await shown('pagata')).split(`"sponsor":"${'C'.repeat(60)}"`)).toHaveLength(3)
  })

  test('with one broken block leaves the published page as it was [publishing-3]', async () => {
    await write('pages/salda.yaml', page('<p>prima</p>'))
    await bring()
    await write('pages/salda.yaml', page('<p>dopo</p>').replace('StaticText', 'StaticTxt'))
    expect((await bring()).errors).toHaveLength(1)
    expect(await shown('salda')).toContain('<p>prima</p>')
  })

  test('cleans markup and says what it left out [publishing-4]', async () => {
    await write('pages/pulita.yaml', page('<p onclick=x>ciao</p><script>x</script>'))
    const { errors, notes } = await bring()
    expect(errors).toEqual([])
    expect(linesOf(notes)).toEqual(['pages/pulita.yaml:5 rows.0.blocks.0.content.html'])
    expect(await shown('pulita')).toContain('"html":"<p>ciao</p>"')
  })

  test('leads links of a text over https and says which, and keeps the others as they are [publishing-23]', async () => {
    const links =
      "<p><a href='http://www.comune.example/orari?a=1'>Orari</a> <a title='x' href=HTTP://altro.example/>Altro</a> <a href='/page/help'>Aiuto</a></p>"
    await write('pages/rimandi.yaml', page(links))
    await write(
      'texts/rimandi.md',
      '---\ntitle: Rimandi\n---\n\nSu <http://terzo.example/x> e [qui](https://quarto.example/).\n',
    )
    const { errors, notes } = await bring()
    expect(errors).toEqual([])
    expect(notes.map(({ file, line, code, values }) => [file, line, code, values?.['link']])).toEqual([
      ['pages/rimandi.yaml', 5, 'madeSecure', 'https://www.comune.example/orari?a=1'],
      ['pages/rimandi.yaml', 5, 'madeSecure', 'https://altro.example/'],
      ['texts/rimandi.md', 4, 'madeSecure', 'https://terzo.example/x'],
    ])
    const html = await shown('rimandi')
    for (const address of ['https://www.comune.example/orari?a=1', 'https://altro.example/', '/page/help'])
      expect(html).toContain(String.raw`href=\"${address}\"`)
    expect(html).not.toMatch(/http:/i)
  })

  test('changes nothing in a dry run, and says what it would [publishing-5]', async () => {
    await write('pages/asciutta.yaml', page('<p>x</p>'))
    expect(await bring({ dryRun: true })).toMatchObject({ added: ['pages/asciutta'] })
    expect((await view('asciutta')).category).toBeUndefined()
  })

  test('removes what the folder no longer has only when asked to [publishing-6]', async () => {
    await write('pages/via.yaml', page('<p>x</p>'))
    await bring()
    await rm(join(folder, 'pages/via.yaml'))
    await write('pages/altra.yaml', page('<p>y</p>'))
    expect(await bring()).toMatchObject({ removed: [] })
    expect((await view('via')).category).toBeDefined()
    expect((await bring({ prune: true })).removed).toContain('pages/via')
    expect((await view('via')).category).toBeUndefined()
  })

  test('keeps a draft beside what is published until it is published itself [publishing-7]', async () => {
    const now = shop.clock.now
    const html = async (preview: boolean) =>
      JSON.stringify((await findDocument(shop.shop.db, { now, preview }, 'pages', { slug: 'bozza' }))?.body)
    await write('pages/bozza.yaml', page('<p>pubblica</p>'))
    await bring()
    await write('pages/bozza.yaml', page('<p>nuova</p>'))
    expect(await bring({ draft: true })).toMatchObject({ changed: ['pages/bozza'] })
    expect(await shown('bozza')).toContain('pubblica')
    expect(await html(false)).toContain('pubblica')
    expect(await html(true)).toContain('nuova')
    await bring()
    expect(await shown('bozza')).toContain('nuova')
  })

  test('refuses two documents with one slug, in the folder and in the shop [publishing-8]', async () => {
    await write('pages/uno.yaml', page('<p>x</p>', 'slug: stesso\n'))
    await write('pages/zwei.yaml', page('<p>y</p>', 'slug: stesso\n'))
    expect(linesOf((await bring()).errors)).toEqual(['pages/zwei.yaml:0 slug'])
    await rm(join(folder, 'pages/zwei.yaml'))
    await bring()
    await rm(join(folder, 'pages/uno.yaml'))
    await write('pages/drei.yaml', page('<p>z</p>', 'slug: stesso\n'))
    expect(linesOf((await bring()).errors)).toEqual(['pages/drei.yaml:0 slug'])
  })

  test('one at a time: a second is told so', async () => {
    await write('pages/attesa.yaml', page('<p>x</p>'))
    if (shop.shop.database.kind === 'embedded') return
    await shop.shop.db.transaction(async (tx) => {
      expect(await tryLockContent(tx)).toBe(true)
      await expect(bring()).rejects.toThrow(ContentBusyError)
    })
  })

  test('waits for the change under way where a folder is followed, and does not wait when the shop stops [publishing-26]', async () => {
    await write('pages/seconda.yaml', page('<p>x</p>'))
    if (shop.shop.database.kind === 'embedded') return
    const { db } = shop.shop
    let tries = 0
    const counted: Db = Object.assign(Object.create(db) as Db, {
      transaction: (...[work]: Parameters<Db['transaction']>) => {
        tries++
        return db.transaction(work)
      },
    })
    const stopped = new AbortController()
    const follow = (signal: AbortSignal) => importContentWhenFree(counted, contentKinds, folder, signal)
    const waiting = await db.transaction(async (tx) => {
      expect(await tryLockContent(tx)).toBe(true)
      const goesOn = follow(new AbortController().signal)
      const ends = follow(stopped.signal)
      await expect.poll(() => tries).toBeGreaterThan(3)
      stopped.abort()
      expect(await ends).toBeUndefined()
      return { goesOn }
    })
    expect((await waiting.goesOn)?.added).toEqual(['pages/seconda'])
  })

  test('shows a page and a block from their first day to the end of their last [publishing-9]', async () => {
    const block = (html: string, dates: string) => `      - type: StaticText
        ${dates}
        content: { html: "${html}" }
`
    await write(
      'pages/date.yaml',
      `name: Date
rows:
  - blocks:
${block('<p>sempre</p>', 'site: coop')}${block('<p>solo il 24</p>', 'from: 2026-12-24\n        until: 2026-12-24')}`,
    )
    await bring()
    const { now } = shop.clock
    const at = async (instant: string) => {
      shop.clock.now = new Date(instant)
      return shown('date')
    }
    // Midnight in Rome is 23:00 of the day before in UTC.
    expect(await at('2026-12-23T22:59:59Z')).not.toContain('solo il 24')
    expect(await at('2026-12-23T23:00:00Z')).toContain('solo il 24')
    expect(await at('2026-12-24T22:59:59Z')).toContain('solo il 24')
    expect(await at('2026-12-24T23:00:00Z')).not.toContain('solo il 24')
    shop.clock.now = now
  })
})

describe('a picture of the folder', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 8, height: 4, channels: 3, background } })
      .webp()
      .toBuffer()
  const banner = `name: Con figura
rows:
  - blocks:
      - type: BannerGrid
        content:
          variant: tiles
          banners: [{ title: Uno, link: /search, image: pictures/mia.webp }]
`

  test('is served under an address that changes with its content, and brings its page along [publishing-10]', async () => {
    const address = async () => /\/p\/wp-content\/uploads\/[^"]+/.exec(await shown('figura'))?.[0] ?? ''
    await write('pages/figura.yaml', banner)
    await write('pictures/mia.webp', await draw('#a33'))
    await bring()
    const first = await address()
    const reply = await shop.app.inject(first)
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(reply.headers['cache-control']).toContain('immutable')
    expect(reply.rawPayload.equals(await readFile(join(folder, 'pictures/mia.webp')))).toBe(true)
    await write('pictures/mia.webp', await draw('#3a3'))
    expect((await bring()).changed).toEqual(['pages/figura', 'pictures/mia.webp'])
    expect(await address()).not.toBe(first)
  })

  test('that is something else by its content is refused [publishing-11]', async () => {
    await write('pictures/finta.webp', '<svg onload="x"/>')
    await write('pictures/altra.png', await draw('#a33'))
    expect(linesOf((await bring()).errors)).toEqual(['pictures/altra.png:0 ', 'pictures/finta.webp:0 '])
  })

  test.each(['/p/wp-content/uploads/../../x/y.webp', `/p/wp-content/uploads/${'0'.repeat(64)}/y.webp`])(
    '%s is not there',
    async (address) => expect((await shop.app.inject(address)).statusCode).toBe(404),
  )

  test('shares its room with sources that are never served [publishing-12]', async () => {
    await write('pages/segreta.yaml', page('<p>x</p>'))
    await bring()
    const document = await findDocument(shop.shop.db, { now: shop.clock.now, preview: false }, 'pages', {
      slug: 'segreta',
    })
    const hash = document?.files[0]?.hash
    expect(hash).toMatch(/^[\da-f]{64}$/)
    expect((await shop.app.inject(`/p/wp-content/uploads/${hash}/x.webp`)).statusCode).toBe(404)
  })
})

describe('an export of content', () => {
  test('writes every file as its editor wrote it, and its import changes nothing [publishing-13]', async () => {
    const source = '# una nota\nname:   Commentata\nrows:\n  - blocks: []\n'
    await write('pages/commentata.yaml', source)
    await bring()
    const target = join(folder, 'export')
    await exportContent(shop.shop.db, target)
    expect(await readFile(join(target, 'pages/commentata.yaml'), 'utf8')).toBe(source)
    expect(await importContent(shop.shop.db, contentKinds, target)).toMatchObject({ added: [], changed: [] })
  })

  test('does not write into a folder that holds something', async () => {
    await write('mio.txt', 'x')
    await expect(exportContent(shop.shop.db, folder)).rejects.toThrow(ContentFolderError)
  })
})
