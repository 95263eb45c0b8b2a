import { spawn } from 'node:child_process'

/** Runs a program with its output shown, and answers whether it ended well. */
export function run(program: string, ...rest: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, rest, { stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}
