import shell from '../shell/words/it.json'
import signIn from '../features/sign-in/words/it.json'

export default { shell, signIn }
