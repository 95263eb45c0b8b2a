import sanitizeHtml from 'sanitize-html'
import { overHttps, safeLink } from './safe-link.ts'

const text = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'span']
const emphasis = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr']
const pictures = ['a', 'img', 'figure', 'figcaption']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const foldedText = ['details', 'summary']

/**
 * An editor's markup, without anything that could run scripts, load from elsewhere, restyle the shop or imitate its
 * forms: cleaned when stored and when read. Links go to the shop or to https, pictures come from the shop. (Safety, 17)
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...text, ...emphasis, ...pictures, ...tables, ...foldedText],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'title', 'rel', 'target'],
      abbr: ['title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Their content is not text to read: it is removed with them.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp', 'iframe', 'noembed', 'template'],
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes) }),
    },
  })
}

function linkOf({ href = '', target: _target, rel: _rel, ...others }: Record<string, string>): Record<string, string> {
  const link = safeLink(overHttps(href))
  if (link === undefined) return others
  return { ...others, href: link, ...(link.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }) }
}

function pictureOf({ src = '', ...others }: Record<string, string>): Record<string, string> {
  const link = safeLink(src)
  return link?.startsWith('/') === true ? { alt: '', ...others, src: link, loading: 'lazy' } : {}
}
