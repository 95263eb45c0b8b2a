import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

const schemaFile = '@digitalia/fatturapa/src/schemas/Schema_1.2.1.xsd'

/** Kinds of documents the agency added to the schema of 2018 by its technical specifications of 2020. */
const laterKinds = ['TD24']

/**
 * The tax agency's schema of FatturaPA 1.2. Changed are two things: the import of the signature's schema, which needs
 * the network, for our files are not signed by us; and the kinds of documents that came later. (decision 361)
 */
async function readSchema(): Promise<string> {
  const text = await readFile(fileURLToPath(import.meta.resolve(schemaFile)), 'utf8')
  return text
    .replace(/^\uFEFF/, '')
    .replace(/<xs:import [^>]*\/>/, '')
    .replace(/<xs:element ref="ds:Signature"[^>]*\/>/, '')
    .replace(
      /<xs:enumeration value="TD01">/,
      `${laterKinds.map((kind) => `<xs:enumeration value="${kind}"/>`).join('')}<xs:enumeration value="TD01">`,
    )
}

/** Throws, with the reason, for a file the agency would send back. */
export async function validateInvoice(xml: string): Promise<void> {
  const schema = XmlDocument.fromString(await readSchema())
  const validator = XsdValidator.fromDoc(schema)
  const invoice = XmlDocument.fromString(xml)
  try {
    validator.validate(invoice)
  } finally {
    invoice.dispose()
    validator.dispose()
    schema.dispose()
  }
}
