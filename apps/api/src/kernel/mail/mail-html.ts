import type { Language } from '@bottega/rules/text/language.ts'
import { escapeHtml } from '../text/html.ts'

/** Stands for the name of the shop in texts of mails, which are the same in every shop; filled as a mail leaves. */
export const shopMark = '{shop}'
/** Stands for the last line of a mail. */
export const signatureMark = (language: Language) => `{signature ${language}}`

export interface MailTable {
  title: string
  rows: readonly (readonly [left: string, right: string])[]
  total: readonly [left: string, right: string]
}

/** A part below the subject of the mail: a title, sentences, and links. */
export interface MailSection {
  title: string
  lines: readonly (string | readonly [label: string, address: string])[]
}

/** Everything a mail says, in the order it says it; written out once as text and once as HTML. */
export interface MailContent {
  language: Language
  title: string
  greeting: string
  intro: string
  facts?: readonly (readonly [name: string, value: string])[]
  table?: MailTable | undefined
  notes?: readonly string[]
  link?: readonly [label: string, address: string] | undefined
  /** Shown large, to be typed somewhere. */
  code?: string
  sections?: readonly MailSection[]
}

const cell = (text: string, style: string) => `<td style="padding:6px 0;${style}">${escapeHtml(text)}</td>`

function row([left, right]: readonly [string, string], style = ''): string {
  return `<tr>${cell(left, style)}${cell(right, `text-align:right;white-space:nowrap;padding-left:16px;${style}`)}</tr>`
}

function tableHtml({ title, rows, total }: MailTable): string {
  const line = 'border-top:1px solid #d9d4c7'
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(title)}</h2>
<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map((one) => row(one, line)).join('')}
${row(total, `${line};font-weight:bold`)}</table>`
}

const codeHtml = (code: string) =>
  `<p style="margin:16px 0;font:bold 32px/1.2 monospace;letter-spacing:6px">${escapeHtml(code)}</p>`

const linkHtml = ([label, address]: readonly [label: string, address: string]) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6b3a;color:#fff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`

function sectionHtml({ title, lines }: MailSection): string {
  const written = lines.map((line) =>
    typeof line === 'string'
      ? escapeHtml(line)
      : `<a href="${escapeHtml(line[1])}" style="color:#2f6b3a">${escapeHtml(line[0])}</a>`,
  )
  return `<h2 style="font-size:14px;margin:24px 0 4px">${escapeHtml(title)}</h2>
<p style="margin:0;font-size:14px;color:#5b6354">${written.join('<br>')}</p>`
}

/** Mail programs know few styles and no style sheets: tables, and a style on each part. */
export function mailHtml(content: MailContent): string {
  const { language, title, greeting, intro, code, facts = [], table, notes = [], link, sections = [] } = content
  const paragraph = (text: string) => `<p style="margin:12px 0">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f3ea;color:#26301f;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#fff;border-radius:8px;padding:24px">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraph(greeting)}${paragraph(intro)}${code === undefined ? '' : codeHtml(code)}
<table role="presentation" style="border-collapse:collapse">${facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:2px 16px 2px 0;vertical-align:top;color:#5b6354">${escapeHtml(name)}</td><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>
${table === undefined ? '' : tableHtml(table)}
${notes.map(paragraph).join('')}
${link === undefined ? '' : linkHtml(link)}
${sections.map(sectionHtml).join('')}
${paragraph(signatureMark(language))}
</div></div></body></html>`
}

export function mailText(content: MailContent): string {
  const { language, title, greeting, intro, code, facts = [], table, notes = [], link, sections = [] } = content
  const pair = ([left, right]: readonly [string, string]) => `${left}: ${right}`
  const tableLines =
    table === undefined ? [] : ['', `${table.title}:`, ...table.rows.map((one) => `- ${pair(one)}`), pair(table.total)]
  const codeLines = code === undefined ? [] : [code, '']
  const linkLines = link === undefined ? [] : [pair(link)]
  const sectionLine = (line: MailSection['lines'][number]) => (typeof line === 'string' ? line : pair(line))
  const sectionLines = sections.flatMap((one) => ['', `${one.title}:`, one.lines.map(sectionLine).join('\n')])
  const lines = [...codeLines, ...facts.map(pair), ...tableLines, '', ...notes, ...linkLines, ...sectionLines]
  const parts = [title, '', greeting, intro, '', ...lines, '']
  return [...parts, signatureMark(language)].join('\n')
}
