import { spawn, type StdioOptions } from 'node:child_process'

function start(stdio: StdioOptions, program: string, rest: string[], onOutput: (text: string) => void) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(program, rest, { stdio })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a program with its output shown, and answers whether it ended well. */
export function run(program: string, ...rest: string[]): Promise<boolean> {
  return start('inherit', program, rest, () => undefined)
}

/** The same for one of several at a time: its output is shown in one piece, under a title, when it has ended. */
export async function runBeside(title: string, program: string, ...rest: string[]): Promise<boolean> {
  const began = Date.now()
  let output = ''
  const endedWell = await start(['ignore', 'pipe', 'pipe'], program, rest, (text) => (output += text))
  console.log(`\n${title} (${Math.round((Date.now() - began) / 1000)} s)\n${output}`.trimEnd())
  return endedWell
}
