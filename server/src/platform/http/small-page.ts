import type { FastifyReply } from 'fastify'
import { pageHeaders } from './security.ts'

/** A page of the server itself, which says one thing to whoever looks at it in a browser. */
export interface SmallPage {
  readonly status: number
  /** BCP 47 */
  readonly language: string
  readonly title: string
  /** What stands below the title, as HTML: texts in it are `escaped`. */
  readonly main: string
  /** Where its form may lead; nowhere without. */
  readonly formAction?: string
  /** The path of the only script that runs on it; none without. */
  readonly script?: string
}

export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Nothing is fetched but the one script, and nobody frames it. */
const policyOf = ({ formAction = "'none'", script }: SmallPage): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(script === undefined ? [] : ["script-src 'self'"]),
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

export function sendSmallPage(reply: FastifyReply, page: SmallPage): FastifyReply {
  const { status, language, title, main, script } = page
  const direction = language.startsWith('ar') ? 'rtl' : 'ltr'
  return reply
    .code(status)
    .headers(pageHeaders)
    .header('content-security-policy', policyOf(page))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${escaped(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Kontor</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>${main}</main>${script === undefined ? '' : `<script src="${escaped(script)}"></script>`}</body></html>`)
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.4rem }
a { color: light-dark(#0b6470, #5cc4cf) }
button { font: inherit; padding: .5rem 1rem }
`
