import type { DescribedCall } from '@bottega/contract/area.ts'
import { describedCalls } from '@bottega/contract/areas.ts'
import { basePath } from '@bottega/contract/call.ts'
import { escapeHtml } from '../text/html.ts'

function section({ name, call, schema }: DescribedCall): string {
  const part = (title: string, value: unknown) =>
    value === undefined
      ? ''
      : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
  return `<section id="${name}"><h2>${call.method} ${escapeHtml(call.base + call.path)}</h2>
<p>${escapeHtml(schema.summary)}. ${call.access}, ${call.effect}.</p>
${schema.refusals.length === 0 ? '' : `<p>May refuse with ${schema.refusals.map((code) => `<code>${code}</code>`).join(', ')}.</p>`}
${part('Query', schema.query)}${part('Body', schema.body)}${part('Reply: data', schema.reply)}</section>`
}

/** The contract to read: one page without script, made from the contract. */
export function callsPage(version: string): string {
  const all = [...describedCalls.values()]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bottega calls</title></head><body><h1>Bottega ${escapeHtml(version)}: the calls</h1>
<p>The same as data: <a href="${basePath}/openapi.json">openapi.json</a>. Writes need the header <code>x-ebsn-client</code>.</p>
<nav><ul>${all.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${all.map(section).join('\n')}</body></html>`
}
