import { type Message, t, translate } from '@kontor/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueIn } from '../api-error.ts'
import { languageOf } from './negotiate.ts'
import type { Origins } from './origins.ts'
import { escaped, sendSmallPage } from './small-page.ts'

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
  const say = (message: Message) => escaped(translate(message, catalogue))
  await sendSmallPage(reply, {
    ...{ status: 404, language, title: translate(t`There is no page at this address.`, catalogue) },
    main: `<p>${say(t`Check the address, or begin at Kontor’s start page.`)}</p>
<p><a href="${origins.shell}/">${say(t`Go to Kontor`)}</a></p>`,
  })
}
