import shell from '../shell/words/de.json'
import signIn from '../features/sign-in/words/de.json'
import type { Messages } from './messages.ts'

export default { shell, signIn } satisfies Messages
