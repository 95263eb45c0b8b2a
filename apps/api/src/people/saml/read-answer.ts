import type { XmlDocument } from '@xmldom/xmldom'
import { promisify } from 'node:util'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Config } from '../../kernel/settings/config.ts'
import { decrypt } from 'xml-encryption'
import { checkMessage, checkXml } from './check-message.ts'
import { samlAddress, samlPartner, type SamlName } from './saml-partner.ts'

/** The facts the identity provider vouches for, after everything about its answer held. */
export interface Asserted extends SamlName {
  /** The request it answers. */
  requestId: string
  email: string | undefined
}

const words = Type.Tuple([Type.Object({ _: Type.String({ minLength: 1 }) })])

/**
 * The signed part as the library reads it: exactly one provider and one customer, confirmed in exactly one way, as the
 * bearer of an answer to one request of ours, for one address. The library does not check the address, and reads the
 * request also where nothing is signed.
 */
const confirmed = Type.Object({
  Assertion: Type.Object({
    Issuer: words,
    Subject: Type.Tuple([
      Type.Object({
        NameID: words,
        SubjectConfirmation: Type.Tuple([
          Type.Object({
            $: Type.Object({ Method: Type.Literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: Type.Tuple([
              Type.Object({
                $: Type.Object({ InResponseTo: Type.String(), Recipient: Type.String(), NotOnOrAfter: Type.String() }),
              }),
            ]),
          }),
        ]),
      }),
    ]),
  }),
})

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

function emailOf(attributes: unknown, name: string, { nameId, nameIdFormat }: SamlName): string | undefined {
  if (typeof attributes === 'object' && attributes !== null && Object.hasOwn(attributes, name)) {
    const value: unknown = Reflect.get(attributes, name)
    // Of several addresses none is the one.
    return typeof value === 'string' ? value.trim() : undefined
  }
  return nameIdFormat === emailFormat ? nameId : undefined
}

/**
 * The library verifies what an encrypted assertion says, and hands it on without the signature: how it was signed is
 * looked at here.
 */
async function checkEncrypted(config: Config, message: XmlDocument | undefined): Promise<void> {
  for (const assertion of Array.from(message?.getElementsByTagNameNS('*', 'EncryptedAssertion') ?? []))
    checkXml(await decryptXml(assertion.toString(), { key: config.SAML_PRIVATE_KEY }))
}

const decryptXml = promisify(decrypt)

/** Reads an answer of the provider; throws for one that is forged, old, or meant for another shop. Uses none up yet. */
export async function readAnswer(config: Config, samlResponse: string): Promise<Asserted> {
  const message = checkMessage(Buffer.from(samlResponse, 'base64').toString(), samlAddress(config, 'answer'))
  await checkEncrypted(config, message)
  const { profile } = await (await samlPartner(config)).validatePostResponseAsync({ SAMLResponse: samlResponse })
  if (profile === null) throw new Error('the answer names no user')
  const assertion: unknown = profile.getAssertion?.()
  if (!Value.Check(confirmed, assertion))
    throw new Error('the answer does not say whom it is about, and for which request')
  if (profile.issuer !== config.SAML_IDP_ISSUER) throw new Error('the answer is of another provider')
  const { InResponseTo, Recipient } = assertion.Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$
  if (Recipient !== samlAddress(config, 'answer')) throw new Error('the answer is for another address')
  const name: SamlName = {
    nameId: profile.nameID,
    nameIdFormat: profile.nameIDFormat ?? null,
    sessionIndex: profile.sessionIndex ?? null,
  }
  return {
    ...name,
    requestId: InResponseTo,
    email: emailOf(profile['attributes'], config.SAML_EMAIL_ATTRIBUTE, name),
  }
}
