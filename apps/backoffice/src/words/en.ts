import shell from '../shell/words/en.json'
import signIn from '../features/sign-in/words/en.json'
import type { Messages } from './messages.ts'

export default { shell, signIn } satisfies Messages
