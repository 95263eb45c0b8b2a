import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkIcon, checkLogo, LogoError } from '@bottega/api/places/identity/check-logo.ts'
import type { Setup, World, WorldCategory, WorldStore } from '@bottega/api/staff/world/world.ts'
import type { ShopDrawing } from '@bottega/rules/stores/shop-identity.ts'
import type { z } from 'zod'
import { compileRules } from '../import/products/category-rules.ts'
import { ImportError } from '../import/import-error.ts'
import { checkSpecialDays } from './check-hours.ts'
import { checkWorld } from './check-world.ts'
import type { Finding, Place } from './findings.ts'
import { readCsv, readYaml } from './read-files.ts'
import { categoriesFile, classesFile, flattened, placingFile, promotionsFile } from './schema/catalogue.ts'
import { staffFile, vouchersFile } from './schema/people.ts'
import { setupFile } from './schema/setup.ts'
import { storeFile } from './schema/store.ts'
import {
  classProductLine,
  coverageLine,
  promotionProductLine,
  slotLine,
  type SpecialDay,
  specialDayLine,
  stockLine,
} from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

/** A folder that is none; the message is for the command line. */
export class WorldFolderError extends Error {
  override readonly name = 'WorldFolderError'
}

export interface ReadWorld {
  readonly world: World
  /** Names of the files that are there. */
  readonly files: ReadonlySet<string>
  readonly findings: readonly Finding[]
  /** The place of a row of the world. */
  readonly placeOf: (row: object) => Place
  /** Stores whose own file is wrong. */
  readonly unreadable: ReadonlySet<string>
}

/**
 * Reads a whole folder and finds everything that is wrong with it, so that it is mended in one go. Facts only the shop
 * knows, such as its products, are checked while importing.
 */
export async function readWorld(folder: string): Promise<ReadWorld> {
  const files = await filesOf(folder)
  const reader = new WorldReader(folder, files)
  const world = await reader.read()
  await reader.checkStock(world)
  const placeOf = (row: object) => reader.places.get(row) ?? { file: '', line: 0 }
  const { unreadable } = reader
  const findings = [
    ...reader.findings,
    ...unknownFiles(files, reader.drawingFiles),
    ...checkWorld(world, placeOf, unreadable),
  ]
  return { world, files, findings: eachOnce(findings), placeOf, unreadable }
}

/** A line of a table may stand for several rows. */
const eachOnce = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
]

async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new WorldFolderError(`The folder ${folder} cannot be read: ${error.code ?? error.message}`)
    },
  )
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  return new Set(paths.toSorted())
}

const isStore = (file: string) => /^stores\/[^/]+\.yaml$/.test(file)

function unknownFiles(files: ReadonlySet<string>, drawingFiles: readonly string[]): Finding[] {
  const known: ReadonlySet<string> = new Set([...Object.values(worldFiles), ...drawingFiles])
  const needed = [worldFiles.setup].filter((file) => !files.has(file))
  return [
    ...[...files]
      .filter((file) => !known.has(file) && !isStore(file) && !/README\.md$/i.test(file))
      .map((file) => ({
        file,
        line: 0,
        field: '',
        text: `is no file of a world; there are ${Object.values(worldFiles).join(', ')}`,
      })),
    ...needed.map((file) => ({ file, line: 0, field: '', text: 'is missing' })),
    ...([...files].some(isStore)
      ? []
      : [{ file: 'stores', line: 0, field: '', text: 'holds no shop, as stores/milano.yaml' }]),
  ]
}

/** Reads file by file, and remembers where each row stands. */
class WorldReader {
  readonly findings: Finding[] = []
  readonly places = new WeakMap<object, Place>()
  /** Stores whose own file is wrong: what names them cannot be judged yet. */
  readonly unreadable = new Set<string>()
  /** The pictures that `shop.yaml` names. */
  readonly drawingFiles: string[] = []
  readonly #folder: string
  readonly #files: ReadonlySet<string>

  constructor(folder: string, files: ReadonlySet<string>) {
    this.#folder = folder
    this.#files = files
  }

  async read(): Promise<World> {
    const setup = await this.#setup()
    const specialDays = await this.#table(worldFiles.specialDays, specialDayLine)
    const stores = await this.#stores(specialDays ?? [])
    const categories: WorldCategory[] = []
    await this.#yaml(worldFiles.categories, categoriesFile, (value, place) => {
      for (const { category, at } of flattened(value.categories)) {
        this.places.set(category, place(at))
        categories.push(category)
      }
    })
    return {
      setup,
      stores,
      coverage: (await this.#table(worldFiles.coverage, coverageLine))?.flat(),
      slots: (await this.#table(worldFiles.slots, slotLine))?.flat(),
      categories: this.#files.has(worldFiles.categories) ? categories : undefined,
      placing: await this.#placing(),
      classes: await this.#yaml(worldFiles.classes, classesFile, (rows, place) => this.#all(rows, place([]))),
      classProducts: await this.#table(worldFiles.classProducts, classProductLine),
      promotions: await this.#list(worldFiles.promotions, promotionsFile, 'promotions'),
      promotionProducts: await this.#table(worldFiles.promotionProducts, promotionProductLine),
      vouchers: await this.#list(worldFiles.vouchers, vouchersFile, 'vouchers'),
      staff: await this.#list(worldFiles.staff, staffFile, 'staff'),
    }
  }

  async #setup(): Promise<Setup | undefined> {
    const placeOf: Partial<Record<'logo' | 'icon', Place>> = {}
    const read = await this.#yaml(worldFiles.setup, setupFile, (value, place) => {
      for (const name of ['logo', 'icon'] as const) placeOf[name] = place(['shop', name])
      for (const part of ['cooperatives', 'services', 'packaging', 'taxes'] as const)
        for (const [index, row] of value[part].entries()) this.places.set(row, place([part, index]))
    })
    if (read === undefined) return undefined
    const { drawings, ...setup } = read
    if (setup.identity === null) return setup
    const drawn: Partial<Record<'logo' | 'icon', ShopDrawing>> = {}
    for (const name of ['logo', 'icon'] as const) {
      const file = drawings[name]
      if (file === undefined) continue
      const drawing = await this.#drawing(name, file, placeOf[name] ?? { file: worldFiles.setup, line: 0 })
      if (drawing !== undefined) drawn[name] = drawing
    }
    return { ...setup, identity: { ...setup.identity, ...drawn } }
  }

  async #drawing(name: 'logo' | 'icon', file: string, place: Place): Promise<ShopDrawing | undefined> {
    this.drawingFiles.push(file)
    if (!this.#files.has(file)) {
      this.findings.push({ ...place, field: `shop.${name}`, text: `names ${file}, which is not in this folder` })
      return undefined
    }
    const svg = await readFile(join(this.#folder, file), 'utf8')
    try {
      return { file, svg, ...(name === 'icon' ? checkIcon : checkLogo)(svg) }
    } catch (error) {
      if (!(error instanceof LogoError)) throw error
      this.findings.push({ file, line: 0, field: '', text: error.message })
      return undefined
    }
  }

  /** As long as the shelves are: of each line no more than its key is kept, and it is read again while importing. */
  async checkStock({ stores = [] }: World): Promise<void> {
    if (!this.#files.has(worldFiles.stock)) return
    const slugs = new Set(stores.map(({ slug }) => slug))
    const lineOf = new Map<string, number>()
    for await (const { value, place } of readCsv(this.#folder, worldFiles.stock, stockLine, this.findings)) {
      if (!slugs.has(value.store) && !this.unreadable.has(value.store))
        this.findings.push({ ...place, field: 'store', text: 'names no file of stores' })
      const key = `${value.product} ${value.store}`
      const earlier = lineOf.get(key)
      if (earlier === undefined) lineOf.set(key, place.line)
      else
        this.findings.push({ ...place, field: 'product', text: `is counted in this store by line ${earlier} already` })
    }
  }

  async #yaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    remember?: (value: z.output<Schema>, place: (path: readonly (string | number)[]) => Place) => void,
  ): Promise<z.output<Schema> | undefined> {
    if (!this.#files.has(file)) return undefined
    const read = await readYaml(this.#folder, file, schema, this.findings)
    if (read !== undefined) remember?.(read.value, read.placeOf)
    return read?.value
  }

  #list<Row extends object>(file: string, schema: z.ZodType<Row[]>, field: string): Promise<Row[] | undefined> {
    return this.#yaml(file, schema, (rows, place) => {
      for (const [index, row] of rows.entries()) this.places.set(row, place([field, index]))
    })
  }

  #all(rows: readonly object[], place: Place): void {
    for (const row of rows) this.places.set(row, place)
  }

  async #table<Row extends object>(file: string, schema: z.ZodType<Row>): Promise<Row[] | undefined> {
    if (!this.#files.has(file)) return undefined
    const rows: Row[] = []
    for await (const { value, place } of readCsv(this.#folder, file, schema, this.findings)) {
      this.#all(Array.isArray(value) ? (value as object[]) : [value], place)
      rows.push(value)
    }
    return rows
  }

  async #stores(specialDays: readonly SpecialDay[]): Promise<WorldStore[]> {
    const stores: WorldStore[] = []
    const slugs = new Set([...this.#files].filter(isStore).map((file) => file.slice('stores/'.length, -'.yaml'.length)))
    for (const slug of slugs) {
      const file = `stores/${slug}.yaml`
      const read = await readYaml(this.#folder, file, storeFile, this.findings)
      if (read === undefined) {
        this.unreadable.add(slug)
        continue
      }
      const own = specialDays.filter(({ store }) => store === '' || store === slug).map(({ hours }) => hours)
      const row = { slug, ...read.value, customHours: own.toSorted(byDay) }
      this.places.set(row, { file, line: 0 })
      for (const [index, service] of (row.selling?.services ?? []).entries())
        this.places.set(service, read.placeOf(['selling', 'services', index]))
      stores.push(row)
    }
    this.findings.push(...checkSpecialDays(specialDays, (day) => this.#placeOfDay(day)))
    for (const day of specialDays)
      if (day.store !== '' && !slugs.has(day.store))
        this.findings.push({
          ...this.#placeOfDay(day),
          field: 'store',
          text: 'names no file of stores',
        })
    return stores
  }

  #placeOfDay(day: SpecialDay): Place {
    return this.places.get(day) ?? { file: worldFiles.specialDays, line: 0 }
  }

  /** The rules' own reader knows what a rule may hold. */
  async #placing(): Promise<Record<string, unknown> | undefined> {
    const rules = await this.#yaml(worldFiles.placing, placingFile)
    if (rules === undefined) return undefined
    try {
      compileRules(rules, 'The rules')
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      this.findings.push({ file: worldFiles.placing, line: 0, field: '', text: error.message })
    }
    return rules
  }
}

const byDay = (one: { beginDate: string; beginHour: string }, other: { beginDate: string; beginHour: string }) =>
  one.beginDate === other.beginDate
    ? one.beginHour < other.beginHour
      ? -1
      : 1
    : one.beginDate < other.beginDate
      ? -1
      : 1
