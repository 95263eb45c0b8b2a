import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Figures } from './load.ts'

export interface Row {
  name: string
  figures: Figures
  /** Which yardstick the ratio is to, when it is one of throughput. */
  yardstick?: number
  target?: string
}
export interface Fact {
  name: string
  value: string
  target?: string
}

const round = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; database and load generator on the same cores`
}

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

function loadTable(rows: readonly Row[]): string {
  const head = '| what | per second | p50 ms | p97.5 ms | of Y2 | failures | target |\n|---|--:|--:|--:|--:|--:|---|'
  const lines = rows.map(({ name, figures, yardstick, target }) => {
    const ratio = yardstick === undefined ? '' : round(figures.perSecond / yardstick, 2)
    return `| ${name} | ${round(figures.perSecond)} | ${round(figures.p50, 1)} | ${round(figures.p975, 1)} | ${ratio} | ${figures.failures} | ${target ?? ''} |`
  })
  return [head, ...lines].join('\n')
}

function factTable(facts: readonly Fact[]): string {
  const lines = facts.map(({ name, value, target }) => `| ${name} | ${value} | ${target ?? ''} |`)
  return ['| what | figure | target |', '|---|--:|---|', ...lines].join('\n')
}

/** Writes the table people compare the next change with. */
export async function writeReport(rows: readonly Row[], facts: readonly Fact[], products: number): Promise<void> {
  const text = `# Bench

Made by \`npm run bench\` at commit \`${commit()}\`, with ${round(products)} products.
Machine: ${machine()}.
Y1 is a bare Fastify route sending a ready 20 kB buffer, Y2 one serialising the same body, both in this run.

${loadTable(rows)}

${factTable(facts)}
`
  await writeFile(new URL('../RESULTS.md', import.meta.url), text)
  console.log(text)
}
