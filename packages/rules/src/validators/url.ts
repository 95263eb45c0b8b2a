import { rule } from './verdict.ts'

/** A web address, with or without its http(s) in front. */
export const url = rule((value) => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`
  return /^https?:\/\/[^\s/@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(address) && URL.canParse(address)
}, 'validations.url')
