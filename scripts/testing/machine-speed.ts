import { spawn } from 'node:child_process'

/**
 * How much slower this machine is at the moment than the one the time limits of the tests were written on, two idle cores:
 * 1 where it is not, and never so much that a test that hangs holds up the run for an hour. Measured once for a run, in
 * its first second, and handed on to every process of it; the tests read it by `atThisSpeed`.
 */
export async function machineSlowness(): Promise<number> {
  process.env['MACHINE_SLOWNESS'] ??= String(slownessOf(await timeOfWork()))
  return Number(process.env['MACHINE_SLOWNESS'])
}

/** The time `timeOfWork` takes there. */
const usual = 650
const most = 6

/** A third more than usual is what chance alone makes of a machine that is not slow. */
export function slownessOf(milliseconds: number): number {
  const slowness = milliseconds / usual
  return slowness < 4 / 3 ? 1 : Math.min(most, Math.round(slowness * 10) / 10)
}

const work = `
let sum = 0
for (let round = 0; round < 200; round += 1) {
  const words = Array.from({ length: 4000 }, (_, index) => String((index * 7919) % 4001))
  sum += JSON.parse(JSON.stringify(words.toSorted())).length
}
process.exitCode = sum > 0 ? 0 : 1`

/** Two processes at a time start, compute and end, as the workers of a run do. */
async function timeOfWork(): Promise<number> {
  const began = performance.now()
  await Promise.all([runWork(), runWork()])
  return performance.now() - began
}

function runWork(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', work], { stdio: 'ignore' })
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
}
