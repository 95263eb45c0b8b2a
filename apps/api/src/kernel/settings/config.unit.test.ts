import { expect, test } from 'vitest'
import { isEmbedded, readConfig, SettingError } from './config.ts'
import { secretsOf } from './secrets-of.ts'

/** The settings a shop in production must have. */
const real = {
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENT_PROVIDER: 'none',
  PUBLIC_ORIGIN: 'https://spesa.coop.it',
  SMTP_URL: 'smtp://mail.coop.it',
  MAIL_FROM: 'Spesa <spesa@coop.it>',
  DATABASE_URL: 'postgresql://bottega@localhost/bottega',
}

test('without an environment everything has its documented value [server-1]', () => {
  expect(readConfig({})).toMatchObject({
    ANONYMOUS_CARTS: true,
    PORT: 3000,
    HOST: 'localhost',
    SITE: 'coop',
    HOLD_MINUTES: 60,
    DAY_WORDS_SAVED: 30,
    DEFAULT_STORE_ID: 5,
    production: false,
  })
})

test.each([
  ['PORT', '80a', 'PORT=80a is not valid: it takes a whole number from 0 to 65535.'],
  ['SITE', 'shop', 'SITE=shop is not valid: it takes coop or collect.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL=mysql://x is not valid: it takes empty, embedded, or an address starting with postgres: or postgresql:.',
  ],
  [
    'SCALE_LABELS',
    '20IIIIIWWWWW',
    'SCALE_LABELS=20IIIIIWWWWW is not valid: it takes layouts of 13 places separated by spaces, as 2IIIIIIWWWWWC or 21IIIIIPPPPPC: first digits from 2, I the number, W grams or P cents, X a digit that says nothing, C the check digit; - is none.',
  ],
  ['DEMO', 'yes', 'DEMO=yes is not valid: it takes true or false.'],
])('%s=%s stops the start with a sentence', (key, value, sentence) => {
  expect(() => readConfig({ [key]: value })).toThrow(new SettingError(sentence))
})

test.each([
  ['', ['2IIIIIIWWWWWC']],
  ['20IIIIIWWWWWC  21IIIIIPPPPPC', ['20IIIIIWWWWWC', '21IIIIIPPPPPC']],
  ['-', []],
])('SCALE_LABELS=%j reads labels laid out as %j', (value, layouts) => {
  expect(readConfig({ SCALE_LABELS: value }).SCALE_LABELS).toEqual(layouts)
})

test('a server in production is a demo only where a setting says so [server-4]', () => {
  const sentence = 'NODE_ENV=production needs a word on DEMO: DEMO=false for a shop, DEMO=true for a demo.'
  for (const unsaid of [{}, { DEMO: '' }])
    expect(() => readConfig({ ...real, DEMO: undefined, ...unsaid })).toThrow(new SettingError(sentence))
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' })).toMatchObject({ DEMO: true, production: false })
  expect(readConfig(real)).toMatchObject({ DEMO: false, production: true })
})

test('everything a shop in production lacks is named at once [opening-1]', () => {
  const names = [
    'PORT=80a',
    'PAYMENT_PROVIDER=sandbox',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'DATABASE_URL is needed',
    'PAYMENT_SECRET can be guessed',
  ]
  const lacking = (said: object) => () =>
    readConfig({ NODE_ENV: 'production', PORT: '80a', PAYMENT_SECRET: 'a', ...said })
  for (const named of names) expect(lacking({ DEMO: 'false' })).toThrow(named)
  for (const named of [...names, 'a word on DEMO']) expect(lacking({})).toThrow(named)
})

test.each([
  ['PAYMENT_PROVIDER', 'sandbox', 'PAYMENT_PROVIDER=sandbox takes no real money'],
  ['PUBLIC_ORIGIN', '', 'PUBLIC_ORIGIN is needed in production'],
  ['PUBLIC_ORIGIN', 'http://spesa.coop.it', 'PUBLIC_ORIGIN has to begin with https:'],
  ['PUBLIC_ORIGIN', 'http://192.168.1.9:3000', 'PUBLIC_ORIGIN has to begin with https:'],
  ['PUBLIC_ORIGIN', 'http://localhost.coop.it', 'PUBLIC_ORIGIN has to begin with https:'],
  ['DATABASE_URL', '', 'DATABASE_URL is needed in production'],
  ['PAYMENT_SECRET', 'a', 'PAYMENT_SECRET can be guessed'],
  ['PAYMENT_SECRET', 'changeme-changeme', 'PAYMENT_SECRET can be guessed'],
  ['PAYMENT_SECRET', 'abababababababababababab', 'PAYMENT_SECRET can be guessed'],
  ['PAYMENT_SECRET', 'whsec_7d1cf6f0e3f94c2ab1 old', 'PAYMENT_SECRET can be guessed'],
  ['METRICS_TOKEN', 'metrics', 'METRICS_TOKEN can be guessed'],
  ['SMTP_URL', '', 'SMTP_URL is needed in production'],
  ['MAIL_FROM', '', 'MAIL_FROM is needed in production'],
])('production refuses %s=%s [server-150]', (key, value, sentence) => {
  expect(() => readConfig({ ...real, [key]: value })).toThrow(sentence)
})

test('production takes the embedded database that is asked for by name, and http on this machine alone [server-151]', () => {
  const config = readConfig({ ...real, DATABASE_URL: 'embedded', PUBLIC_ORIGIN: 'http://localhost:3000' })
  expect(config.production && isEmbedded(config)).toBe(true)
  expect(isEmbedded(readConfig({}))).toBe(true)
  expect(isEmbedded(readConfig(real))).toBe(false)
})

test('a secret is one word, or two while it is changed, of which the first is used [server-152]', () => {
  expect(secretsOf(readConfig({ PAYMENT_SECRET: 'shared' }).PAYMENT_SECRET)).toEqual({
    current: 'shared',
    believed: ['shared'],
  })
  const two = readConfig({ PAYMENT_SECRET: ' new-one   old-one ' }).PAYMENT_SECRET
  expect(secretsOf(two)).toEqual({ current: 'new-one', believed: ['new-one', 'old-one'] })
  expect(() => readConfig({ PAYMENT_SECRET: 'one two three' })).toThrow('two of them with a space between')
})

test('Stripe needs its key and the secret of its webhook', () => {
  const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', PAYMENT_SECRET: 'whsec_1' }
  expect(readConfig(stripe).PAYMENT_PROVIDER).toBe('stripe')
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: '' })).toThrow('needs STRIPE_SECRET_KEY')
  expect(() => readConfig({ ...stripe, PAYMENT_SECRET: '' })).toThrow('/payment/webhook/stripe')
})

test('a sandbox bank elsewhere is recognised by its secret [server-5]', () => {
  const elsewhere = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4010' }
  expect(() => readConfig(elsewhere)).toThrow('PAYMENT_SANDBOX_URL needs PAYMENT_SECRET')
  expect(readConfig({ ...elsewhere, PAYMENT_SECRET: 'shared' }).PAYMENT_SANDBOX_URL).toBe('http://127.0.0.1:4010')
})

test.each([
  ['false', 0],
  ['true', 1],
  ['3', 3],
])('TRUST_PROXY=%s believes %i proxies', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(trusted)
})
