import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circlesOf, type Graph } from './circles.ts'
import { importedFile, isTest, placeOf, whyNot } from './room-of.ts'
import { foreignTablesOf } from './tables.ts'
import { importsOf, measureSource, type SourceFigures } from './source-figures.ts'
import { hopsOf, trips } from './trips.ts'

const root = join(import.meta.dirname, '../..')

/** Below this many lines a file is small. */
const smallFile = 30

const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('/migrations/')

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter(isSource)
const textOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const isOurs = (file: string) => !isTest(file) && !file.includes('/support/')
const code = files.filter(isOurs)
const tests = files.filter((file) => !isOurs(file))

/** The imports of each room, by `workspace room`; tests are left out. */
function graphOfRooms(): Graph {
  const graph: Graph = new Map()
  for (const file of code) {
    const from = placeOf(file)
    if (from?.room === undefined) continue
    const name = `${from.workspace} ${from.room}`
    const others = graph.get(name) ?? new Set()
    graph.set(name, others)
    for (const { specifier } of importsOf(textOf.get(file) ?? '')) {
      const target = importedFile(file, specifier)
      const to = target === undefined ? undefined : placeOf(target)
      if (to?.room !== undefined && `${to.workspace} ${to.room}` !== name) others.add(`${to.workspace} ${to.room}`)
    }
  }
  return graph
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const sum = (figures: readonly SourceFigures[], of: (one: SourceFigures) => number) =>
  figures.reduce((total, one) => total + of(one), 0)

function sizes(figures: readonly SourceFigures[]) {
  const lines = figures.map((one) => one.lines).toSorted((one, other) => one - other)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))]
  return `median ${at(0.5)}, 90 % ${at(0.9)}, 99 % ${at(0.99)}, longest ${lines.at(-1)}`
}

const figures = code.map((file) => measureSource(textOf.get(file) ?? ''))
const graph = graphOfRooms()
const circles = circlesOf(graph)
const wrong = code.flatMap((file) =>
  importsOf(textOf.get(file) ?? '').filter(
    ({ specifier, typesOnly }) => whyNot({ file, specifier, typesOnly }) !== undefined,
  ),
)
const foreign = code.flatMap((file) =>
  importsOf(textOf.get(file) ?? '').filter((one) => foreignTablesOf({ file, ...one }) !== undefined),
)
const exported = sum(figures, (one) => one.exported)
const mentions = (pattern: RegExp) =>
  code.reduce((total, file) => total + (textOf.get(file)?.match(pattern)?.length ?? 0), 0)

const rows: readonly (readonly [what: string, figure: string])[] = [
  ['files of code, of tests', `${code.length}, ${tests.length}`],
  ['lines of code', String(sum(figures, (one) => one.lines))],
  ['lines of a file', sizes(figures)],
  [
    `files of ${smallFile} lines or fewer`,
    percent(figures.filter(({ lines }) => lines <= smallFile).length, code.length),
  ],
  [
    'lines that import',
    percent(
      sum(figures, (one) => one.importLines),
      sum(figures, (one) => one.lines),
    ),
  ],
  [
    'exports with a docstring',
    percent(
      sum(figures, (one) => one.documented),
      exported,
    ),
  ],
  ['rooms', String(graph.size)],
  ['rooms in a circle', String(circles.flat().length)],
  ['imports against the order', String(wrong.length)],
  ['imports of another module’s tables', String(foreign.length)],
  ['module-level weak maps', String(mentions(/^const \w+ = new WeakMap/gm))],
  [
    'tests written',
    String(
      tests.reduce((total, file) => total + (textOf.get(file)?.match(/^\s*(?:test|it)(?:\.\w+)*\(/gm)?.length ?? 0), 0),
    ),
  ],
  ...trips.map((trip) => [`files from ${trip.name}`, String(hopsOf(trip, textOf))] as const),
]

const width = Math.max(...rows.map(([what]) => what.length))
process.stdout.write(`${rows.map(([what, figure]) => `${what.padEnd(width)}  ${figure}`).join('\n')}\n`)
for (const circle of circles) process.stdout.write(`circle: ${circle.join(', ')}\n`)
