import type { BrandColours } from '@bottega/rules/stores/brand-colours.ts'
import type { PasswordRule } from '@bottega/rules/validators/password.ts'
import type { ContactHours } from '@bottega/rules/stores/contact-hours.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { ForeignSources } from '../src/lib/network/content-policy.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { LoginIdentifier } from '../src/lib/visit/page-setting.ts'
import type { Site } from '../src/lib/visit/site.ts'
import type { OwnOfShoppers } from './own-of-shoppers.ts'

export type NoteCache = (cache: string, use: { hit: boolean; leftMs: number }) => void

/** The address of the shop's own logo. */
export const logoPath = '/shop-logo.svg'

export interface ShopBrand {
  colours?: BrandColours | undefined
  /** The sides of its viewBox, and what changes with the drawing. */
  logo?: { width: number; height: number; digest: string } | undefined
}

/** The phone number of the shop, and the hours in which it answers. */
export interface ShopContact {
  phone: string
  hours: readonly ContactHours[]
}

export type StorefrontOptions = {
  /** The form a login may have besides an e-mail address. */
  loginIdentifier?: LoginIdentifier
  passwordRule?: PasswordRule
  /** Serve these sources, with hot replacement, instead of the build. */
  dev?: ViteDevServer
  site: Site
  /** The names, languages, looks and phone of the shop. */
  identity: () => Promise<
    {
      name: string
      shortName: string
      languages: readonly Language[]
      contact?: ShopContact | undefined
    } & ShopBrand
  >
  /** Without live updates of the cart a quantity is held until a button sends it. */
  liveCart: boolean
  /** Visitors fill a cart before they sign in. */
  anonymousCarts: boolean
  /** Days a browser stores the words searched for in it. */
  dayWordsSaved: number
  /** Customers can sign in by the group's own login. */
  singleSignOn: boolean
  /** Providers customers can sign in by. */
  socialLogins: readonly ('google' | 'facebook')[]
  /** People can sign up. */
  registration: boolean
  /** The tag manager's container, when a setting names one. */
  analytics?: string
  /** The public origin, when a setting names it; otherwise it is taken from the request. */
  origin?: string
  /** Names under which the shop is reached beside that of the request. */
  hosts: readonly string[]
  /** Other origins a page may load from; none unless a setting names them. */
  foreign: ForeignSources
  /** Hears, while developing, whether a cache of pages had the answer, and for how many milliseconds it has it. */
  noteCache: NoteCache
  /** The known data of shoppers' own: `visitorOf` reads against it. */
  own: Pick<OwnOfShoppers, 'of'>
  /** The visitor of a request for a page, answered in this language. */
  visitorOf: (request: FastifyRequest, locale: Language) => PageVisitor
  /** Whether a page failed because a service it needs is temporarily unavailable, not because of a bug. */
  isOutage: (error: unknown) => boolean
  /** Changes with the catalogue, its prices and stock, and with what editors publish: pages rendered before are not sent any more. */
  catalogueVersion: () => Promise<string>
  /** The store whose prices a visitor sees, where they chose one. */
  storeOf: (request: FastifyRequest) => number | undefined
  /** Called with each page that is being rendered. */
  track: (work: Promise<Response>) => Promise<Response>
  /** No customer or staff member is signed in and nothing of this visitor shows: the page may be shared. */
  isAnonymous: (request: FastifyRequest) => boolean
  /** An editor looks at drafts: such pages are rendered for them alone. */
  isPreview: (request: FastifyRequest) => boolean
  /** A staff member is signed in, as themselves or for a customer. */
  isStaff: (request: FastifyRequest) => boolean
}

/** From what a visitor's own part of a page was read. */
export interface OwnReading {
  /** Another one when anything of it has changed. */
  readonly digest: string
}

export interface PageVisitor {
  /** The API of the shop, called in process as this visitor. */
  readonly api: Api
  /** Names their session or visit in this process; undefined where they have none. */
  readonly session: string | undefined
  /**
   * The data of their own that was read with the session: `api` answers from it. It is the known reading where nothing
   * of it has changed since; undefined where `api` is to read by itself, each time.
   */
  readonly ownReading: () => OwnReading | undefined
  /**
   * The part of the catalogue they see: `key` is equal for all who see the same, and `api` answers for all of them, as
   * an anonymous visitor.
   */
  readonly shelf: () => Promise<{ readonly key: string; readonly api: Api }>
}
