import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import {
  staffContent,
  staffContentBack,
  staffContentDiscard,
  staffContentDraft,
  staffContentFiles,
  staffContentPublish,
} from '@bottega/contract/staff-content/calls.ts'
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let anna: Person
let bruno: Person
beforeAll(async () => {
  shop = await openTestShop()
  anna = await staffMember(shop, 'editor')
  bruno = await staffMember(shop, 'admin')
})
afterAll(() => shop.close())

const draftsOf = async (person: Person) => (await person.call(staffContent)).data
beforeEach(async () => {
  const { seen, draftCount } = await draftsOf(bruno)
  if (draftCount > 0) await bruno.call(staffContentDiscard, { body: { seen } })
})

/** A name no other test has. */
const newName = () => `p${randomUUID().slice(0, 8)}`
const page = (html: string, more = '') =>
  `name: Prova\n${more}rows:\n  - blocks:\n      - type: StaticText\n        content: { html: "${html}" }\n`

async function send(
  person: Person,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  more: object = {},
) {
  const parts = Object.entries(files).map(([path, content]) => [
    `files[${path}]`,
    new File([content], path.split('/').at(-1) ?? ''),
  ])
  const { data } = await person.call(staffContentDraft, { body: more, files: Object.fromEntries(parts) })
  return data.outcome
}
async function release(person: Person) {
  const { seen } = await draftsOf(person)
  return (await person.call(staffContentPublish, { body: { seen } })).data.outcome
}
async function zip(files: Readonly<Record<string, string>>) {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [path, text] of Object.entries(files)) await writer.add(path, new TextReader(text))
  return writer.close()
}
async function filesOf(blob: unknown) {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await (blob as Blob).arrayBuffer())))
  return (await reader.getEntries()).map(({ filename }) => filename)
}
const view = async (slug: string, at: TestShop = shop) =>
  (await at.anonymous().call(categoriesView, { query: { slug, grid: true } })).data
const shown = async (slug: string, at: TestShop = shop) => JSON.stringify((await view(slug, at)).grid ?? null)
const previewed = async (slug: string) => {
  const begun = await shop.app.inject((await draftsOf(anna)).preview)
  const [cookie] = begun.cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  return (await shop.app.inject({ url: `/ebsn/api/category?slug=${slug}&grid=true`, headers })).body
}

describe('a draft', () => {
  test('is seen in the preview alone until it is published, in every process, by whom the versions and the log say [editing-1]', async () => {
    const name = newName()
    await publish(shop, { [`pages/${name}.yaml`]: page('<p>uno</p>') })
    const beside = await openTestShop({}, { beside: shop })
    expect(await send(anna, { [`pages/${name}.yaml`]: page('<p>due</p>') })).toMatchObject({ errors: [], changed: 1 })
    const { drafts, published } = await draftsOf(anna)
    expect(drafts).toMatchObject([{ name: `pages/${name}`, change: 'change', author: 'Olga Banco' }])
    expect(await shown(name)).toContain('uno')
    expect(await previewed(name)).toContain('due')

    expect(await release(anna)).toMatchObject({ errors: [], added: 0, changed: 1, removed: 0 })
    for (const one of [shop, beside]) expect(await shown(name, one)).toContain('due')
    await beside.close()
    const after = await draftsOf(anna)
    const version = (published?.version ?? 0) + 1
    expect(after).toMatchObject({ drafts: [], published: { version, author: 'Olga Banco', names: [`pages/${name}`] } })
    const { entries } = (await bruno.call(staffAudit, { query: { action: 'content.published' } })).data
    expect(entries[0]).toMatchObject({
      staffName: 'Olga Banco',
      before: { version: version - 1 },
      after: { version, added: [], changed: [`pages/${name}`], removed: [] },
    })
  })

  test('with errors tells each by file, line and field, and neither stores nor publishes anything [editing-2]', async () => {
    const [good, broken] = [newName(), newName()]
    const before = await draftsOf(anna)
    const outcome = await send(anna, {
      [`pages/${good}.yaml`]: page('<p>resta fuori</p>'),
      [`pages/${broken}.yaml`]:
        'rows:\n  - blocks:\n      - type: StaticText\n        content: { htlm: x }\n      - type: Nothing\n        content: {}\n',
      'elsewhere/a.txt': 'x',
    })
    expect(outcome.errors.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
      'elsewhere/a.txt:0 ',
      `pages/${broken}.yaml:4 rows.0.blocks.0.content.htlm`,
      `pages/${broken}.yaml:4 rows.0.blocks.0.content.html`,
      `pages/${broken}.yaml:5 rows.0.blocks.1.type`,
    ])
    expect(outcome).toMatchObject({ errorCount: 4, added: 0 })
    const inGerman = shop.as(anna.token, anna.userId, 'de')
    for (const [person, text] of [
      [anna, 'deve essere un elenco'],
      [inGerman, 'muss eine Liste sein'],
    ] as const)
      expect((await send(person, { [`pages/${broken}.yaml`]: 'rows: x\n' })).errors).toContainEqual(
        expect.objectContaining({ code: 'notList', text }),
      )
    expect((await draftsOf(anna)).seen).toBe(before.seen)
    await expect(release(anna)).rejects.toEqual(refusal('error.content.noDraft'))
  })

  test('that cannot be published leaves everything as it is, and says why [editing-3]', async () => {
    const [one, other, slug] = [newName(), newName(), newName()]
    await send(anna, {
      [`pages/${one}.yaml`]: page('<p>x</p>'),
      [`pages/${other}.yaml`]: page('<p>mia</p>', `slug: ${slug}\n`),
    })
    await publish(shop, { [`pages/${slug}.yaml`]: page('<p>prima</p>') })
    const outcome = await release(anna)
    expect(outcome.errors).toMatchObject([{ file: `pages/${other}.yaml`, field: 'slug' }])
    expect((await view(one)).category).toBeUndefined()
    expect((await draftsOf(anna)).draftCount).toBe(2)
  })

  test('is not published over what another editor has done since: who was faster is named, and what would be lost [editing-4]', async () => {
    const name = newName()
    await publish(shop, { [`pages/${name}.yaml`]: page('<p>uno</p>') })
    await send(anna, { [`pages/${name}.yaml`]: page('<p>di Anna</p>') })
    const { seen } = await draftsOf(anna)
    await send(bruno, { [`pages/${newName()}.yaml`]: page('<p>di Bruno</p>') })
    const publishing = anna.call(staffContentPublish, { body: { seen } })
    await expect(publishing).rejects.toMatchObject({
      code: 'error.staff.changedMeanwhile',
      text: expect.stringContaining('Olga Banco'),
    })

    await publish(shop, { [`pages/${name}.yaml`]: page('<p>dai file</p>') })
    const now = await draftsOf(anna)
    expect(now.drafts.find((one) => one.name === `pages/${name}`)).toMatchObject({
      overtaken: { at: expect.any(String) },
    })
    await expect(anna.call(staffContentPublish, { body: { seen } })).rejects.toMatchObject({
      code: 'error.staff.changedMeanwhile',
      text: expect.stringContaining('import content'),
    })
    expect(await shown(name)).toContain('dai file')
    expect((await anna.call(staffContentPublish, { body: { seen: now.seen } })).data.outcome).toMatchObject({
      changed: 1,
    })
    expect(await shown(name)).toContain('di Anna')
  })

  test('of one document is thrown away alone, and the log says so [editing-5]', async () => {
    const [one, other] = [newName(), newName()]
    await send(anna, { [`pages/${one}.yaml`]: page('<p>x</p>'), [`pages/${other}.yaml`]: page('<p>y</p>') })
    const { seen } = await draftsOf(anna)
    await anna.call(staffContentDiscard, { body: { seen, name: `pages/${one}` } })
    expect((await draftsOf(anna)).drafts.map(({ name }) => name)).toEqual([`pages/${other}`])
    const { entries } = (await bruno.call(staffAudit, { query: { action: 'content.discarded' } })).data
    expect(entries[0]?.after).toMatchObject({ removed: [`pages/${one}`] })
  })
})

describe('changed files', () => {
  test('chosen alone replace the file of their name, and the pages that show a picture follow it [editing-6]', async () => {
    const name = newName()
    const draw = async (background: string) =>
      new Uint8Array(
        await sharp({ create: { width: 8, height: 4, channels: 3, background } })
          .webp()
          .toBuffer(),
      )
    const banner = `name: Figura\nrows:\n  - blocks:\n      - type: BannerGrid\n        content:\n          variant: tiles\n          banners: [{ title: Uno, link: /search, image: pictures/${name}.webp }]\n`
    await send(anna, { [`pages/${name}.yaml`]: banner, [`pictures/${name}.webp`]: await draw('#a33') })
    await release(anna)
    const [first] = /uploads\/[\da-f]+/.exec(await shown(name)) ?? []
    expect(await send(anna, { [`${name}.webp`]: await draw('#3a3') })).toMatchObject({ errors: [], changed: 2 })
    await release(anna)
    const [second] = /uploads\/[\da-f]+/.exec(await shown(name)) ?? []
    expect(second).toMatch(/uploads/)
    expect(second).not.toBe(first)

    const { versions } = await draftsOf(anna)
    await anna.call(staffContentBack, {
      body: { seen: (await draftsOf(anna)).seen, version: versions[1]?.version ?? 0 },
    })
    await release(anna)
    expect(await shown(name)).toContain(first)
  })

  test('of a name the shop has not are asked for their folder [editing-7]', async () => {
    const name = newName()
    expect((await send(anna, { [`${name}.yaml`]: page('<p>x</p>') })).errors).toMatchObject([{ file: `${name}.yaml` }])
    expect(await send(anna, { [`${name}.yaml`]: page('<p>x</p>') }, { folder: 'pages' })).toMatchObject({ added: 1 })
  })

  test.each(['leaflets/a/../../../outside.yaml', 'pages/../x.yaml', 'leaflets/a/.hidden', 'leaflets/a/b\\c.yaml'])(
    'at the path %s are refused: an export would write them there [editing-8]',
    async (path) => {
      const { errors } = await send(anna, { [path]: 'x' })
      expect(errors).toContainEqual({
        file: path,
        line: 0,
        field: '',
        code: 'badPath',
        text: 'ha un percorso che non si può usare',
      })
      expect((await draftsOf(anna)).draftCount).toBe(0)
    },
  )

  test('that are no zip, and no files at all, are refused', async () => {
    await expect(send(anna, { 'folder.zip': 'PK, but no zip' })).rejects.toMatchObject({
      code: 'error.content.zip',
      text: expect.stringContaining('folder.zip'),
    })
    await expect(send(anna, {})).rejects.toEqual(refusal('error.content.noFiles'))
  })
})

describe('a whole folder', () => {
  test('as a zip drafts what is gone for removal, and going back restores it [editing-9]', async () => {
    const [stays, goes] = [newName(), newName()]
    await publish(shop, { [`pages/${stays}.yaml`]: page('<p>resta</p>'), [`pages/${goes}.yaml`]: page('<p>via</p>') })
    const { published, documents } = await draftsOf(anna)
    const folder = await zip({
      [`negozio/pages/${stays}.yaml`]: page('<p>resta</p>'),
      'negozio/.DS_Store': 'x',
      '__MACOSX/negozio/x': 'x',
    })
    const outcome = await send(anna, { 'negozio.zip': new Uint8Array(folder) }, { whole: true })
    expect(outcome).toMatchObject({ errors: [], added: 0, changed: 0, removed: documents - 1, unchanged: 1 })
    expect((await draftsOf(anna)).drafts).toContainEqual(
      expect.objectContaining({ name: `pages/${goes}`, change: 'remove' }),
    )
    expect(await shown(goes)).toContain('via')
    expect(await previewed(goes)).not.toContain('via')
    await release(anna)
    expect((await view(goes)).category).toBeUndefined()
    expect(await shown(stays)).toContain('resta')
    expect((await draftsOf(anna)).documents).toBe(1)

    const { seen } = await draftsOf(anna)
    const version = published?.version ?? 0
    const back = (await anna.call(staffContentBack, { body: { seen, version } })).data.outcome
    expect(back).toMatchObject({ errors: [], added: documents - 1, changed: 0, removed: 0 })
    const again = anna.call(staffContentBack, { body: { seen: (await draftsOf(anna)).seen, version } })
    await expect(again).rejects.toEqual(refusal('error.content.draftInTheWay'))
    await release(anna)
    expect(await shown(goes)).toContain('via')
    expect((await draftsOf(anna)).documents).toBe(documents)
  })

  test('is downloaded as it was written, with and without drafts', async () => {
    const name = newName()
    await send(anna, { [`pages/${name}.yaml`]: page('<p>x</p>') })
    const names = async (edition: 'published' | 'draft') =>
      filesOf((await anna.call(staffContentFiles, { query: { edition } })).data.content)
    expect(await names('draft')).toContain(`pages/${name}.yaml`)
    expect(await names('published')).not.toContain(`pages/${name}.yaml`)
  })
})

describe('an import of files after a change in the back office', () => {
  const path = (name: string) => `pages/${name}.yaml`
  async function changedByStaff() {
    const name = newName()
    await publish(shop, { [path(name)]: page('<p>dai file</p>') })
    await send(anna, { [path(name)]: page('<p>dal banco</p>') })
    await release(anna)
    return name
  }

  test('leaves the change where the file is an old copy, and says so [editing-10]', async () => {
    const name = await changedByStaff()
    const { errors, notes, changed } = await publish(shop, { [path(name)]: page('<p>dai file</p>') })
    expect([errors, changed]).toEqual([[], []])
    expect(notes).toMatchObject([{ file: path(name), code: 'oldCopy', values: { author: 'Olga Banco' } }])
    expect(await shown(name)).toContain('dal banco')
  })

  test('publishes nothing where the file says something new of its own [editing-11]', async () => {
    const [name, other] = [await changedByStaff(), newName()]
    const files = { [path(name)]: page('<p>altro dai file</p>'), [path(other)]: page('<p>x</p>') }
    expect((await publish(shop, files)).errors).toMatchObject([
      { file: path(name), code: 'changedByStaff', values: { author: 'Olga Banco' } },
    ])
    expect(await shown(name)).toContain('dal banco')
    expect((await view(other)).category).toBeUndefined()
    expect((await publish(shop, files, { overwrite: true })).errors).toEqual([])
    expect(await shown(name)).toContain('altro dai file')
  })

  test('changes nothing with the files of an export [editing-12]', async () => {
    const name = await changedByStaff()
    expect(await publish(shop, { [path(name)]: page('<p>dal banco</p>') })).toMatchObject({
      errors: [],
      notes: [],
      unchanged: 1,
    })
  })
})

test('staff who act for a customer publish nothing [editing-13]', async () => {
  const customer = await shop.shopper()
  const acting = await actingFor(shop, customer.userId, 'admin')
  await expect(send(acting, { 'pages/x.yaml': page('<p>x</p>') })).rejects.toEqual(refusal('error.request.forbidden'))
})
