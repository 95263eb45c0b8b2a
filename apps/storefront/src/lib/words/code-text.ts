import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'
import { localeOfPage } from '../visit/setting-of-page.ts'

/**
 * Our words for a code, in the language of the page; undefined for a code we do not know. (Shopping core, section 8)
 */
export async function codeText(code: string, values: MessageArguments = {}): Promise<string | undefined> {
  const [{ isMessageCode }, { textOf }] = await Promise.all([
    import('@bottega/contract/codes.ts'),
    import('@bottega/contract/texts/text-of.ts'),
  ])
  return isMessageCode(code) ? textOf(code, localeOfPage(), values) : undefined
}
