/**
 * The part of the library that the tests' identity provider calls. Its own types would add those of browsers to the
 * back end; `paths` in `tsconfig.json` points here instead.
 */
interface Endpoint {
  Binding: string
  Location: string
}
interface Settings {
  metadata?: string
  entityID?: string
  privateKey?: string
  signingCert?: string
  wantAuthnRequestsSigned?: boolean
  wantLogoutRequestSigned?: boolean
  requestSignatureAlgorithm?: string
  nameIDFormat?: string[]
  singleSignOnService?: Endpoint[]
  singleLogoutService?: Endpoint[]
}
interface Message {
  id: string
  context: string
}
interface Asked {
  extract: { request?: Record<string, string>; nameID?: string }
}
interface RedirectedRequest {
  query: Record<string, string>
  octetString: string
}
interface Party {
  createLogoutRequest(
    to: Party,
    binding: 'post' | 'redirect',
    user: { logoutNameID: string; sessionIndex: string },
  ): Message
  parseLogoutRequest(from: Party, binding: 'redirect', request: RedirectedRequest): Promise<Asked>
}
interface Provider extends Party {
  createLoginResponse(
    to: Party,
    request: Asked,
    binding: 'post',
    user: object,
    options: { customTagReplacement: (template: string) => Message; encryptThenSign: boolean },
  ): Promise<Message>
  parseLoginRequest(from: Party, binding: 'redirect', request: RedirectedRequest): Promise<Asked>
}
export function IdentityProvider(settings: Settings): Provider
export function ServiceProvider(settings: Settings): Party
export function setSchemaValidator(validator: { validate: (xml: string) => Promise<string> }): void
