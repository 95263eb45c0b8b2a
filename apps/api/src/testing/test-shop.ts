import type { Language } from '@bottega/rules/text/language.ts'
import { createClient } from '@bottega/contract/client.ts'
import type { Api } from '@bottega/contract/api.ts'
import {
  missingConsents,
  type ProfileConsent,
  profileConsents,
  profileConsentVersion,
} from '@bottega/rules/people/consents.ts'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { buildApi, type BuildOptions, type BuiltShop } from '../app.ts'
import { readConfig, type Config } from '../kernel/settings/config.ts'
import { address } from '../places/stores/addresses.tables.ts'
import { appUser } from '../kernel/accounts/accounts.tables.ts'
import { personInfo } from '../people/registration/consents.tables.ts'
import type { BreakerLimits } from '../trade/payments/provider-breaker.ts'
import { paymentProviders } from '../trade/payments/providers.ts'
import { openSession } from '../kernel/sessions/sessions.service.ts'
import { assertRefusal, assertReply } from './assert-reply.ts'
import { openBeside, openTestDatabase } from './database/test-database.ts'
import { testNow, type World } from './world.ts'

const yesTo = (userId: number, consents: readonly ProfileConsent[]) =>
  consents.map(({ personInfoTypeId }) => ({
    userId,
    personInfoTypeId,
    value: '1',
    textVersion: profileConsentVersion,
  }))

/** `fetch` into the built program, without a socket. */
export function fetchInto(app: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const { body } = init ?? {}
    // The boundary of a form with files stands in its content type.
    const form = body instanceof FormData ? new Response(body) : undefined
    const payload = form === undefined ? body : Buffer.from(await form.arrayBuffer())
    const type = form?.headers.get('content-type')
    const reply = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url as string,
      headers: { ...(init?.headers as Record<string, string>), ...(type ? { 'content-type': type } : {}) },
      ...(typeof payload === 'string' || Buffer.isBuffer(payload) ? { payload } : {}),
    })
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers,
    })
  }
}

/** A shopper: the calls of the contract, made through HTTP with their credential. */
export interface Person extends Api {
  userId: number
  /** The `x-ebsn-account` credential, empty for an anonymous visitor. */
  token: string
}

export interface ShopperOptions {
  firstName?: string
  /** Postal code of a home address made for the shopper; absent makes none. */
  homeAt?: string
  member?: boolean
  customerType?: 'private' | 'company' | 'soleProprietor'
  language?: Language
  /** They have agreed to what every order needs. */
  consents?: boolean
  /** They have agreed to everything an account is asked for, profiling as well. */
  allConsents?: boolean
}

export interface TestShop extends BuiltShop {
  world: World
  /** The shop's time; assign `clock.now` to let it pass. */
  clock: { now: Date }
  anonymous: (language?: Language) => Person
  /** The shopper with this credential. */
  as: (token: string, userId: number, language?: Language) => Person
  /** A new customer, signed in. With `homeAt`, `addressId` is their home. */
  shopper: (options?: ShopperOptions) => Promise<Person & { addressId: number | undefined }>
  close: () => Promise<void>
}

const openClocks = new Set<{ now: Date }>()

/** Notes the time of every open shop, and answers how to go back to it. */
export function noteTime(): () => void {
  const noted = [...openClocks].map((clock) => ({ clock, now: clock.now }))
  return () => {
    for (const { clock, now } of noted) clock.now = now
  }
}

interface MoreOptions extends Pick<BuildOptions, 'logTo'> {
  /** Another process of the same shop: one database and one clock. */
  beside?: TestShop
  /** Of the breaker before each payment provider, which keeps real time. */
  breaker?: BreakerLimits
}

/**
 * Connections on PostgreSQL as well where a test asks for no number: what asks for a second one within a transaction waits
 * for ever on the embedded database, and has to be found on the other too. (decision 0620)
 */
const asEmbedded = 1

/** The whole back end on a database of its own, or beside another shop on that one's. Close it in `afterAll`. */
export async function openTestShop(
  settings: Partial<Record<keyof Config, string>> = {},
  { beside, breaker, ...more }: MoreOptions = {},
): Promise<TestShop> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    DEFAULT_STORE_ID: '1',
    CATALOGUE_MAX_AGE_MS: '0',
    CAPTCHA: 'none',
    ANONYMOUS_CARTS: 'false',
    ...settings,
  })
  const database =
    beside === undefined
      ? await openTestDatabase(
          inject('testDatabase'),
          settings.DATABASE_POOL === undefined ? asEmbedded : config.DATABASE_POOL,
        )
      : openBeside(beside.shop.database)
  const clock = beside?.clock ?? { now: testNow }
  openClocks.add(clock)
  const payments = await paymentProviders(config, breaker)
  const built = buildApi({ config, database, version: 'test', clock: () => clock.now, payments, ...more })
  await built.app.ready()

  const person = (token: string, userId: number, language: Language): Person => {
    const client = createClient({
      language: () => language,
      session: () => 'test',
      clientUuid: () => '0'.repeat(32),
      generalError: () => 'no answer',
      account: () => token,
      fetch: fetchInto(built.app),
    })
    const call: Api['call'] = async (requested, ...input) => {
      const envelope = await client.call(requested, ...input).catch((error: unknown) => {
        assertRefusal(requested, error)
        throw error
      })
      assertReply(requested, envelope.data)
      return envelope
    }
    return { ...client, call, token, userId }
  }

  const shopper = async (options: ShopperOptions = {}) => {
    const { homeAt, language = 'it', firstName = 'Anna', consents = false, allConsents = false, ...more } = options
    const login = randomUUID().replaceAll('-', '')
    const email = `${login}@bottega.example`
    const [user] = await database.db
      .insert(appUser)
      .values({ login, email, firstName, lastName: 'Prova', language, ...more })
      .returning({ id: appUser.id })
    if (user === undefined) throw new Error('no user was made')
    const agreed = allConsents ? profileConsents : missingConsents([])
    if (consents || allConsents) await database.db.insert(personInfo).values(yesTo(user.id, agreed))
    const [home] =
      homeAt === undefined
        ? []
        : await database.db
            .insert(address)
            .values({
              userId: user.id,
              deliveryServiceId: 2,
              type: 'home',
              name: 'Casa',
              street: 'Via Larga',
              streetNumber: '8',
              city: 'Milano',
              province: 'MI',
              postalCode: homeAt,
              validated: true,
            })
            .returning({ id: address.id })
    const token = await openSession(database.db, user.id, false, clock.now)
    return { ...person(token, user.id, language), addressId: home?.id }
  }

  return {
    ...built,
    world: inject('world'),
    clock,
    anonymous: (language = 'it') => person('', -1, language),
    as: (token, userId, language = 'it') => person(token, userId, language),
    shopper,
    close: async () => {
      if (beside === undefined) openClocks.delete(clock)
      await built.app.close()
      await database.close()
    },
  }
}
