import { type Message, t, translate } from '@kontor/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueIn } from '../api-error.ts'
import { languageOf } from './negotiate.ts'
import type { Origins } from './origins.ts'
import { contentPolicy, pageHeaders } from './security.ts'

/** Whether somebody looks at the answer in a browser: a program asks for no HTML. */
export const isForReader = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** What a browser shows for an address that leads nowhere: that it does, and the way to Kontor. */
export async function sendMissingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { origins, catalogueIn }: { readonly origins: Origins; readonly catalogueIn: CatalogueIn },
): Promise<void> {
  const language = languageOf(request.headers['accept-language'] ?? '')
  const catalogue = await catalogueIn(language)
  const say = (message: Message) => translate(message, catalogue)
  const title = say(t`There is no page at this address.`)
  const direction = language.startsWith('ar') ? 'rtl' : 'ltr'
  await reply
    .code(404)
    .headers(pageHeaders)
    .header('content-security-policy', contentPolicy.replace('; sandbox', ''))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Kontor</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${say(t`Check the address, or begin at Kontor’s start page.`)}</p>
<p><a href="${origins.shell}/">${say(t`Go to Kontor`)}</a></p></main></body></html>`)
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font-size: 1.4rem }
a { color: light-dark(#0b6470, #5cc4cf) }
`
