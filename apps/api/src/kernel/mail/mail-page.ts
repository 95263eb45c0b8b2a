import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../text/html.ts'

export const mailPage = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>pre{white-space:pre-wrap;overflow-wrap:anywhere}body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
iframe{width:100%;height:75vh;border:1px solid #ccc}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style>
</head><body>${content}</body></html>`

/** Mails carry their own inline styles: these are allowed here, nothing else. */
export const sendMailPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html)
