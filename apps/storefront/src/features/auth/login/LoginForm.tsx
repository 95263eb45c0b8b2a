import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import { loginIdentifierLength } from '@bottega/rules/validators/login-identifier.ts'
import { lazy, Suspense, useRef, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useSearchParams } from 'react-router'
import { storeWanted } from '../../../lib/storage/wanted.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { paths } from '../../../paths.ts'
import styles from './LoginForm.module.css'
import { keepTypedEmail } from '../registration/typed-email.ts'
import { authWords } from '../words/auth.ts'
import { PasswordField } from './PasswordField.tsx'
import { useCookiesEnabled } from './use-cookies.ts'
import { checkLogin, useLogin, type LoginVerdicts } from './use-login.ts'

const SingleSignOn = lazy(() => import('./SingleSignOn.tsx').then((module) => ({ default: module.SingleSignOn })))
const SocialLogins = lazy(() =>
  import('../social/SocialLogins.tsx').then((module) => ({ default: module.SocialLogins })),
)
const PinStep = lazy(() => import('./PinStep.tsx').then((module) => ({ default: module.PinStep })))

type LoginFormProps = {
  /** Shown above the fields until the shop answers something. */
  notice?: string | undefined
  /** In a dialog the first field takes the focus when it opens. */
  inDialog?: boolean
  /** On a shared device the form neither offers nor sets a remember-me token. */
  selfScanning?: boolean
  onDone: () => void
  /** Called before the page is left for a registration, or for the group's own login, which comes back to it. */
  onLeave?: (() => void) | undefined
}

/** Identifier, password, remember me; the shop's answer is shown above them. (Shopping core, section 5) */
export function LoginForm({ notice, inDialog = false, selfScanning = false, onDone, onLeave }: LoginFormProps) {
  const t = useTranslations(authWords)
  const pinTexts = useTranslations(authWords, 'pin')
  const box = useTranslations(authWords, 'register')
  const textOf = useVerdictText()
  const { busy, isLost, refusal: refused, identifier, logIn, waiting, sendPin, startOver } = useLogin(onDone)
  const { singleSignOn = false, socialLogins = [], registration = true } = usePageSetting()
  const takesCookies = useCookiesEnabled()
  const refusal = refused ?? (isLost || !takesCookies ? t('cookies') : undefined)
  const { faults, setFaults, forgetFault } = useFaults<keyof LoginVerdicts>()
  const login = useRef<HTMLInputElement | null>(null)
  const password = useRef<HTMLInputElement>(null)
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const fields = {
      login: formText(form, 'login'),
      password: formText(form, 'password'),
      remember: form.has('remember_me'),
    }
    const found = checkLogin(fields, identifier)
    setFaults(found)
    if (!found.login.ok) login.current?.focus()
    else if (!found.password.ok) password.current?.focus()
    else logIn(fields)
  }

  /** The mail of a registration opens another tab: it goes on there. */
  function register() {
    onLeave?.()
    keepTypedEmail(login.current?.value ?? '')
    const usual = selfScanning ? paths.profileUpdate() : paths.home()
    storeWanted(inDialog ? pathname + search : ownPath(query.get('redirect'), usual))
  }

  function beginAgain() {
    // Rendered synchronously, so that there is a field to focus.
    flushSync(startOver)
    login.current?.focus()
  }

  if (waiting)
    return (
      <Suspense fallback={null}>
        <PinStep t={pinTexts} busy={busy} refusal={refusal} onSend={sendPin} onStartOver={beginAgain} />
      </Suspense>
    )
  return (
    // Before the script loads, a submit must not put the password into the address: hence `post`.
    <form method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {refusal === undefined && notice !== undefined && <Notice tone="info">{notice}</Notice>}
      <TextField
        ref={(field) => {
          login.current = field
          // React's own `autoFocus` runs before the dialog opens, which then looks for this attribute.
          if (inDialog) field?.setAttribute('autofocus', '')
        }}
        name="login"
        label={t(identifier === 'digitsOnly' ? 'identifierDigits' : 'identifier')}
        error={textOf(faults.login)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={loginIdentifierLength.maximum + 10}
        onBlur={({ currentTarget }) => (currentTarget.value = currentTarget.value.trim())}
        required
      />
      <PasswordField ref={password} name="password" label={t('password')} error={textOf(faults.password)} />
      <ShopLink to={paths.resetPasswordRequest()} className={styles.forgot}>
        {t('forgot')}
      </ShopLink>
      {!selfScanning && (
        <Checkbox name="remember_me" defaultChecked>
          {t('remember')}
        </Checkbox>
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
      {/* On a shared device the group's login would stay signed in for the next person. */}
      {singleSignOn && !selfScanning && (
        <Suspense fallback={null}>
          <SingleSignOn onLeave={onLeave} />
        </Suspense>
      )}
      {socialLogins.length > 0 && !selfScanning && (
        <Suspense fallback={null}>
          <SocialLogins providers={socialLogins} onLeave={onLeave} />
        </Suspense>
      )}
      {registration && (
        <section className={styles.register} aria-labelledby="register">
          <h2 id="register">{box('title')}</h2>
          <p>{box('text')}</p>
          <LinkButton href={paths.register()} variant="secondary" wide onClick={register}>
            {box('button')}
          </LinkButton>
        </section>
      )}
    </form>
  )
}
