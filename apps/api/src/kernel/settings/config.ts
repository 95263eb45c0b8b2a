import { type ContactHours, readContactHours } from '@bottega/rules/stores/contact-hours.ts'
import { isScaleLayout, type ScaleLayout } from '@bottega/rules/catalog/scale-label.ts'
import { resolve } from 'node:path'
import { readCertificates, readPrivateKey } from './key-settings.ts'
import { secretsOf } from './secrets-of.ts'
import { unmetNeeds } from './setting-needs.ts'

/**
 * One setting of the environment: its meaning, its allowed values and its default. The README's table is made from this
 * list.
 */
interface Setting<Value> {
  meaning: string
  fallback: string
  read: (text: string) => Value | undefined
  expects: string
}

const text = (meaning: string, fallback: string): Setting<string> => ({
  meaning,
  fallback,
  expects: 'a text',
  read: (value) => value,
})
const whole = (meaning: string, fallback: string, minimum: number, maximum: number): Setting<number> => ({
  meaning,
  fallback,
  expects: `a whole number from ${minimum} to ${maximum}`,
  read: (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= minimum && number <= maximum ? number : undefined
  },
})
const yesNo = (meaning: string, fallback: string): Setting<boolean> => ({
  meaning,
  fallback,
  expects: 'true or false',
  read: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
})
/** How many proxies stand in front: each adds one address, and entries further back may be forged. */
const proxies = (meaning: string): Setting<number> => ({
  meaning,
  fallback: 'false',
  expects: 'false, true (one proxy), or how many proxies stand in front',
  read: (value) => {
    if (value === 'false' || value === 'true') return value === 'true' ? 1 : 0
    return /^\d$/.test(value) ? Number(value) : undefined
  },
})
const oneOf = <const Value extends string>(
  meaning: string,
  fallback: Value,
  values: readonly Value[],
): Setting<Value> => ({
  meaning,
  fallback,
  expects: values.join(' or '),
  read: (value) => values.find((one) => one === value),
})
/** Words of a closed list, separated by spaces; none is an answer too. */
const listOf = <const Value extends string>(
  meaning: string,
  fallback: string,
  values: readonly Value[],
): Setting<readonly Value[]> => ({
  meaning,
  fallback,
  expects: `any of ${values.join(', ')}, separated by spaces`,
  read: (value) => {
    const words = value.split(/\s+/).filter((word) => word !== '' && word !== '-')
    const known = values.filter((one) => words.includes(one))
    return known.length === words.length ? known : undefined
  },
})
/** How scales of the shop print: several kinds may stand in it. */
const scaleLayouts = (meaning: string, fallback: string): Setting<readonly ScaleLayout[]> => ({
  meaning,
  fallback,
  expects:
    'layouts of 13 places separated by spaces, as 2IIIIIIWWWWWC or 21IIIIIPPPPPC: first digits from 2, I the number, W grams or P cents, X a digit that says nothing, C the check digit; - is none',
  read: (value) => {
    const words = value.split(/\s+/).filter((word) => word !== '' && word !== '-')
    return words.every(isScaleLayout) ? words : undefined
  },
})
/** The hours in which customer service answers. */
const contactHours = (meaning: string, fallback: string): Setting<readonly ContactHours[]> => ({
  meaning,
  fallback,
  expects: 'weekdays from 1 Monday to 7 Sunday with their hours, as 1-5 8:00-20:00, 6 9:00-13:00; empty says none',
  read: readContactHours,
})
/** Words that prove something; two while a new one takes the place of the old, the new one first. */
const secret = (meaning: string): Setting<string> => ({
  meaning,
  fallback: '',
  expects: 'a secret without spaces, or two of them with a space between, the new one first',
  read: (value) => {
    const { believed } = secretsOf(value)
    return believed.length <= 2 ? believed.join(' ') : undefined
  },
})
/** The word by which a shop in production asks for the embedded database. */
export const embedded = 'embedded'

const database = (meaning: string): Setting<string> => ({
  meaning,
  fallback: '',
  expects: `empty, ${embedded}, or an address starting with postgres: or postgresql:`,
  read: (value) =>
    value === '' ||
    value === embedded ||
    (URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol))
      ? value
      : undefined,
})
const container = (meaning: string, fallback: string): Setting<string> => ({
  meaning,
  fallback,
  expects: 'empty, or a container such as GTM-AB12CD3',
  read: (value) => (value === '' || /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined),
})
const url = (meaning: string, fallback: string, protocols: readonly string[]): Setting<string> => ({
  meaning,
  fallback,
  expects: `empty, or an address starting with ${protocols.join(' or ')}`,
  read: (value) =>
    value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol)) ? value : undefined,
})

const certificates = (meaning: string): Setting<readonly string[]> => ({
  meaning,
  fallback: '',
  expects: 'certificates in PEM or base64, separated by commas',
  read: readCertificates,
})
const privateKey = (meaning: string): Setting<string> => ({
  meaning,
  fallback: '',
  expects: 'a private key in PEM',
  read: readPrivateKey,
})

export const settings = {
  PORT: whole('Port the shop listens on', '3000', 0, 65_535),
  HOST: text('Address the shop listens on', 'localhost'),
  PUBLIC_ORIGIN: url(
    'Origin people see, for links in mails, redirects and addresses of pictures; https makes cookies Secure',
    '',
    ['http:', 'https:'],
  ),
  SHOP_HOSTS: text('Other host names of the shop, separated by spaces: links to them stay inside', ''),
  DATA_DIR: text('Folder of the embedded database, pictures and mails', './data'),
  CONTENT_DIR: text('Folder of editors’ content that the shop imports at its start and after every change', ''),
  LIVE_DIR: text('Folder whose files of stock, prices and promotions the shop takes while it is open', ''),
  LIVE_RETENTION_DAYS: whole('Days such files and their reports are stored after they were taken', '30', 1, 3650),
  CONTENT_ORIGIN: url(
    'Origin of a content system whose answers under /p/wp-json and /p/wp-content are given instead of the shop’s own',
    '',
    ['http:', 'https:'],
  ),
  DATABASE_URL: database(
    'PostgreSQL to use instead of the embedded database; embedded says in production that this one is meant',
  ),
  DATABASE_POOL: whole('Connections each process keeps to PostgreSQL', '10', 1, 200),
  DATABASE_POOLING: oneOf(
    'What a connection is given for: a session (PostgreSQL itself, or a pooler by session) or a transaction (most poolers of providers)',
    'session',
    ['session', 'transaction'],
  ),
  SITE: oneOf('Which site this process serves', 'coop', ['coop', 'collect']),
  OFFLINE_PAGE: yesNo(
    'Browsers show a page of the shop where there is no connection, with the lists and open orders a customer opened; without, they remove it',
    'true',
  ),
  UPDATE_URL: text(
    'Where clients find the latest version; {platform} stands for web, ios or android',
    '/?platform={platform}',
  ),
  ANALYTICS_CONTAINER: container(
    'Google Tag Manager container (GTM-…) that hears the events of visitors who allow statistics; empty sends them nowhere',
    '',
  ),
  DEMO: yesNo('Fill an empty database with the demo world and print its people', 'true'),
  DEFAULT_STORE_ID: whole('Store whose prices visitors see', '5', 1, 2_147_483_647),
  CATALOGUE_MAX_AGE_MS: whole(
    'Milliseconds after which a process asks whether the catalogue has changed',
    '1000',
    0,
    3_600_000,
  ),
  SCALE_LABELS: scaleLayouts(
    'Labels that scales of the shop print, place by place: first digits, I the number of the goods, W grams or P cents, X a digit to skip, C the check digit; several layouts with spaces between, - for none',
    '2IIIIIIWWWWWC',
  ),
  LIVE_CART_UPDATES: yesNo(
    'Plus and minus change the cart at once; without, a button sends the chosen quantity',
    'true',
  ),
  ANONYMOUS_CARTS: yesNo('Let visitors fill a cart before signing in', 'true'),
  LIST_REMOVAL_INFO: yesNo('Say that a shopping list was removed; without, the answer has no information', 'true'),
  DAY_WORDS_SAVED: whole('Days a browser stores the words searched for in it', '30', 1, 365),
  HOLD_MINUTES: whole('Minutes a chosen slot stays reserved', '60', 1, 1440),
  ORDER_LOCK: oneOf('From which order status changes are blocked', 'preparation', ['preparation', 'prepared']),
  LOGIN_IDENTIFIER: oneOf('What a login may be besides an e-mail address', 'alphanumeric', [
    'alphanumeric',
    'digitsOnly',
  ]),
  PASSWORD_RULE: oneOf('What a password of a customer needs: a length, or 8 to 25 characters of four kinds', 'length', [
    'length',
    'strict',
  ]),
  REGISTRATION: yesNo('Let people sign up; without, login shows no way to', 'true'),
  REGISTRATIONS_PER_HOUR: whole(
    'People who may sign up from one address in an hour; more for evenings of sign-ups at the counter of a store',
    '20',
    1,
    1000,
  ),
  TELL_ACTED_FOR: yesNo('Tell customers by mail that a staff member acted for them: who, when and why', 'false'),
  PICKER_FIGURES: yesNo(
    'Show shopkeepers how much each picker of their store picked in a day; in Italy only after the agreement that art. 4 of law 300/1970 asks for',
    'false',
  ),
  SAML_ENTRY_POINT: url('Login address of a SAML identity provider; empty offers no single sign-on', '', [
    'http:',
    'https:',
  ]),
  SAML_IDP_ISSUER: text('Entity id of the identity provider', ''),
  SAML_IDP_CERT: certificates('Certificates the identity provider signs with'),
  SAML_ISSUER: text('Entity id of the shop at the identity provider; empty is the address of /saml/metadata', ''),
  SAML_LOGOUT_URL: url('Logout address of the identity provider; empty ends the session here only', '', [
    'http:',
    'https:',
  ]),
  SAML_PRIVATE_KEY: privateKey(
    'Key the shop signs its requests to the identity provider with, and reads encrypted assertions with; empty does neither',
  ),
  SAML_CERT: certificates('Certificate of that key, shown at /saml/metadata'),
  SAML_EMAIL_ATTRIBUTE: text('Attribute in which the identity provider vouches for an e-mail address', 'email'),
  GOOGLE_CLIENT_ID: text('Client id of the login by Google; empty does not offer it', ''),
  GOOGLE_CLIENT_SECRET: text('Its secret; the address to register there is PUBLIC_ORIGIN/social/enter/google', ''),
  GOOGLE_ISSUER: url('Issuer of the login by Google', 'https://accounts.google.com', ['http:', 'https:']),
  FACEBOOK_CLIENT_ID: text('Client id of the login by Facebook; empty does not offer it', ''),
  FACEBOOK_CLIENT_SECRET: text('Its secret; the address to register there is PUBLIC_ORIGIN/social/enter/facebook', ''),
  FACEBOOK_ISSUER: url('Issuer of the login by Facebook', 'https://www.facebook.com', ['http:', 'https:']),
  FACEBOOK_TOKEN_URL: url(
    'Where Facebook gives its tokens, which its issuer does not say',
    'https://graph.facebook.com/v23.0/oauth/access_token',
    ['http:', 'https:'],
  ),
  SOCIAL_PLUGIN_REDIRECT: text('Redirect address that codes of native plugins were asked for with', ''),
  CAPTCHA: oneOf('How people are told from machines: own proof of work, reCAPTCHA, or not at all', 'work', [
    'work',
    'recaptcha',
    'none',
  ]),
  CAPTCHA_PLACES: listOf(
    'What the captcha guards: the places the specification names; registration, from the fourth of an address in an hour; and form: forms sent without signing in',
    'login registration password_reset password_update user_detail_update',
    ['login', 'registration', 'password_reset', 'password_update', 'user_detail_update', 'form'],
  ),
  CAPTCHA_AFTER_FAILURES: whole('Wrong logins after which a captcha is asked for; 0 asks at once', '3', 0, 100),
  RECAPTCHA_SITE_KEY: text('Public key of reCAPTCHA', ''),
  RECAPTCHA_SECRET: text('Secret key of reCAPTCHA', ''),
  RECAPTCHA_VERIFY_URL: url('Where reCAPTCHA tokens are verified', 'https://www.google.com/recaptcha/api/siteverify', [
    'http:',
    'https:',
  ]),
  PAYMENT_PROVIDER: oneOf('Who takes card payments; the sandbox refuses to start in production', 'sandbox', [
    'sandbox',
    'stripe',
    'none',
  ]),
  STRIPE_SECRET_KEY: text('Secret key of the Stripe account, for PAYMENT_PROVIDER=stripe', ''),
  STRIPE_API_URL: url('Address of Stripe, or of a server that speaks its protocol', 'https://api.stripe.com', [
    'http:',
    'https:',
  ]),
  PAYMENT_SANDBOX_URL: url('Address of the sandbox bank, when it runs elsewhere; empty starts it beside the shop', '', [
    'http:',
    'https:',
  ]),
  PAYMENT_SECRET: secret(
    'Secret the payment provider signs its notices with; empty makes one at start; two, the new one first, while one is changed',
  ),
  PRIVATE_DATA_KEY: secret(
    'Secret that what customers tell of their health is encrypted with; empty keeps one in a file of DATA_DIR, which is not in a backup; two, the new one first, while one is changed',
  ),
  GOOGLE_MAPS_KEY: text('Key for maps and address completion by Google; empty uses our own and asks no other site', ''),
  MAP_TILES_URL: url('Map pictures to draw under our own map, with {z}, {x} and {y}; empty draws without', '', [
    'http:',
    'https:',
  ]),
  MAP_TILES_ATTRIBUTION: text('What the source of the map pictures wants said', '© OpenStreetMap'),
  SMTP_URL: url('Mail server; without it mails are written to DATA_DIR/outbox', '', ['smtp:', 'smtps:']),
  MAIL_FROM: text(
    'Sender of the shop’s mails: an address, which gets the name of the shop, or a name and an address',
    'spesa@bottega.example',
  ),
  FORMS_MAIL_TO: text(
    'Address of the office that reads the answers to forms which name no other; empty mails none',
    '',
  ),
  TOLL_FREE_NUMBER: text(
    'Toll-free number of customer service, on every page and where something cannot be saved, unless `shop.yaml` names a phone; empty shows none',
    '800 000 000',
  ),
  CONTACT_HOURS: contactHours('When it is answered: weekdays from 1 Monday to 7 Sunday, with hours', '1-6 8:00-20:00'),
  FORM_RETENTION_DAYS: whole('Days the answers to forms and their files are stored', '365', 1, 3650),
  STOCK_COVER_DAYS: whole('Goods that last fewer days than this stand among those that run out', '3', 1, 365),
  RETURN_DAYS: whole('Days after the delivery in which goods can be returned', '14', 1, 365),
  RETURN_FRESH_DAYS: whole('The same for fresh goods: weighed, refrigerated or frozen', '2', 0, 365),
  CLAMD_URL: url('Virus scanner (clamd) that checks uploads; empty checks their type alone', '', ['tcp:']),
  REQUESTS_PER_MINUTE: whole(
    'Calls and pages one address may ask for in a minute; 0 is no limit',
    '1200',
    0,
    10_000_000,
  ),
  TRUST_PROXY: proxies('Trust X-Forwarded-* of the proxy in front; a number when several proxies stand in a row'),
  BACKUP_DIR: text('Folder the shop writes a backup into every day; empty writes none', ''),
  BACKUP_KEEP: whole('Backups in that folder; older ones are deleted', '14', 1, 1000),
  METRICS_TOKEN: text('Bearer token that opens /metrics; empty opens it to this machine alone', ''),
  DRAIN_SECONDS: whole(
    'Seconds the shop goes on answering after SIGTERM, with /health/ready at 503, for a balancer to notice',
    '0',
    0,
    60,
  ),
  LOG_LEVEL: oneOf('How much is logged', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  LOG_FORMAT: oneOf(
    'How lines of the log look: text for people, json for programs; auto is text on a terminal',
    'auto',
    ['auto', 'text', 'json'],
  ),
} as const satisfies Record<string, Setting<unknown>>

type Settings = typeof settings
type ValueOf<Key extends keyof Settings> = Exclude<ReturnType<Settings[Key]['read']>, undefined>

export type Config = { readonly [Key in keyof Settings]: ValueOf<Key> } & {
  readonly production: boolean
  readonly dataDir: string
}

/** A setting that cannot be meant: the start stops with this sentence. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** Reads the environment once; an empty text counts as not set. Everything that is wrong with it is told at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [key, setting] of Object.entries(settings)) {
    const given = environment[key]
    const value = setting.read(given === undefined || given === '' ? setting.fallback : given)
    if (value === undefined) problems.push(`${key}=${given ?? ''} is not valid: it takes ${setting.expects}.`)
    // Rules that depend on a setting that cannot be read are judged as without it.
    values[key] = value ?? setting.read(setting.fallback)
  }
  const read = values as Omit<Config, 'production' | 'dataDir'>
  const isServer = environment['NODE_ENV'] === 'production'
  const saysDemo = (environment['DEMO'] ?? '') !== ''
  // A server without a word on it does not start; what it lacks as a shop is named with that.
  const production = isServer && !(saysDemo && read.DEMO)
  problems.push(...unmetNeeds(read, { production, saysDemo: !isServer || saysDemo }))
  if (problems.length > 0) throw new SettingError(problems.join('\n'))
  return { ...read, production, dataDir: resolve(read.DATA_DIR) }
}

/** Whether the database is the one that belongs to this program alone. */
export const isEmbedded = ({ DATABASE_URL }: Config) => DATABASE_URL === '' || DATABASE_URL === embedded

/** The public origin of the shop: links in mails and the return from the bank's page use it. */
export const shopOrigin = ({ PUBLIC_ORIGIN, PORT }: Config) =>
  PUBLIC_ORIGIN === '' ? `http://localhost:${PORT}` : new URL(PUBLIC_ORIGIN).origin
