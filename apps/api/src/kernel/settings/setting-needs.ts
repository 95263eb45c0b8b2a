import type { Config } from './config.ts'
import { secretsOf } from './secrets-of.ts'

type Values = Omit<Config, 'production' | 'dataDir'>

interface Circumstances {
  /** A shop that takes real orders. */
  readonly production: boolean
  /** Whether a server was told if it is a demo. */
  readonly saysDemo: boolean
}

/** As long as nobody guesses, and shorter than what payment providers make. */
const secretLength = 20

/** Too short, or a few characters again and again. */
const isGuessable = (secret: string) => secret.length < secretLength || new Set(secret).size < 8

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** True for an origin whose requests leave this machine unencrypted. */
const isPlainHttp = (origin: string) =>
  origin !== '' && new URL(origin).protocol === 'http:' && !ownMachine.test(new URL(origin).hostname)

/** Settings that need another one, or that a shop in production cannot do without; each with the sentence that says so. */
const needs: readonly { unmet: (values: Values, circumstances: Circumstances) => boolean; sentence: string }[] = [
  {
    // A server that says it is one would otherwise open with the demo's staff and their known passwords.
    unmet: (_values, { saysDemo }) => !saysDemo,
    sentence: 'NODE_ENV=production needs a word on DEMO: DEMO=false for a shop, DEMO=true for a demo.',
  },
  {
    unmet: ({ PAYMENT_PROVIDER }, { production }) => production && PAYMENT_PROVIDER === 'sandbox',
    sentence:
      'PAYMENT_PROVIDER=sandbox takes no real money: set PAYMENT_PROVIDER=stripe, or none for a shop without cards, or DEMO=true for a demo.',
  },
  {
    unmet: ({ PUBLIC_ORIGIN }, { production }) => production && PUBLIC_ORIGIN === '',
    sentence: 'PUBLIC_ORIGIN is needed in production: the address people use, which mails and payments lead back to.',
  },
  {
    unmet: ({ PUBLIC_ORIGIN }, { production }) => production && isPlainHttp(PUBLIC_ORIGIN),
    sentence:
      'PUBLIC_ORIGIN has to begin with https: in production: without it passwords and sessions travel readable, and cookies are not Secure. Only this machine itself (http://localhost) is tried without.',
  },
  {
    unmet: ({ DATABASE_URL }, { production }) => production && DATABASE_URL === '',
    sentence:
      'DATABASE_URL is needed in production: the address of PostgreSQL, or DATABASE_URL=embedded where the embedded database is meant, which makes no promise against power loss.',
  },
  {
    unmet: ({ PAYMENT_SECRET }, { production }) => production && secretsOf(PAYMENT_SECRET).believed.some(isGuessable),
    sentence: `PAYMENT_SECRET can be guessed: in production each has ${secretLength} characters or more, as payment providers make them.`,
  },
  {
    unmet: ({ METRICS_TOKEN }, { production }) => production && METRICS_TOKEN !== '' && isGuessable(METRICS_TOKEN),
    sentence: `METRICS_TOKEN can be guessed: in production it has ${secretLength} characters or more.`,
  },
  {
    unmet: ({ SMTP_URL }, { production }) => production && SMTP_URL === '',
    sentence:
      'SMTP_URL is needed in production: without a mail server customers cannot confirm an account or set a password.',
  },
  {
    unmet: ({ MAIL_FROM }, { production }) => production && /@[^@]*\.example\b/.test(MAIL_FROM),
    sentence: 'MAIL_FROM is needed in production: the sender of the shop’s mails, at a domain of its own.',
  },
  {
    unmet: ({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY, PAYMENT_SECRET }) =>
      PAYMENT_PROVIDER === 'stripe' && (STRIPE_SECRET_KEY === '' || PAYMENT_SECRET === ''),
    sentence:
      'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY, and PAYMENT_SECRET: the signing secret of the webhook /payment/webhook/stripe.',
  },
  {
    unmet: ({ PAYMENT_PROVIDER, PAYMENT_SANDBOX_URL, PAYMENT_SECRET }) =>
      PAYMENT_PROVIDER === 'sandbox' && PAYMENT_SANDBOX_URL !== '' && PAYMENT_SECRET === '',
    sentence: 'PAYMENT_SANDBOX_URL needs PAYMENT_SECRET: the secret the bank there was started with.',
  },
  {
    unmet: ({ CAPTCHA, RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY }) =>
      CAPTCHA === 'recaptcha' && (RECAPTCHA_SECRET === '' || RECAPTCHA_SITE_KEY === ''),
    sentence: 'CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.',
  },
  {
    unmet: ({ SAML_ENTRY_POINT, SAML_IDP_ISSUER, SAML_IDP_CERT }) =>
      SAML_ENTRY_POINT !== '' && (SAML_IDP_ISSUER === '' || SAML_IDP_CERT.length === 0),
    sentence: 'SAML_ENTRY_POINT needs SAML_IDP_ISSUER and SAML_IDP_CERT: whose word is taken, and how it is signed.',
  },
  {
    unmet: ({ SAML_PRIVATE_KEY, SAML_CERT }) => SAML_PRIVATE_KEY !== '' && SAML_CERT.length === 0,
    sentence: 'SAML_PRIVATE_KEY needs SAML_CERT, by which the identity provider knows the signature.',
  },
]

/** A sentence for each need that is not met. */
export const unmetNeeds = (values: Values, circumstances: Circumstances): string[] =>
  needs.filter(({ unmet }) => unmet(values, circumstances)).map(({ sentence }) => sentence)
