import { afterEach } from 'vitest'
import { lastWords } from './program.ts'

// A journey that failed where nobody watched is understood by what the shop had to say.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const words of lastWords()) process.stderr.write(`${task.name}: the program printed\n${words}\n`)
})
