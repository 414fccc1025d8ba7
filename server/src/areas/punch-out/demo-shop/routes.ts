import { type Message, t } from '@kontor/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, type Origins } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { sendWords } from '../pages/world.ts'
import { type Fields, fieldsOf } from '../rules/form.ts'
import { cxmlBasket, cxmlStart } from './cxml.ts'
import { chosenIn } from './items.ts'
import { ociFields } from './oci.ts'
import { basket, type Hidden, label, shelf } from './pages.ts'
import { demoShopOf, demoShopPath } from './place.ts'

const maxBytes = 100_000

/**
 * A shop for the demo network, and served nowhere else: it keeps nothing, so all that it knows of a visit stands in its forms.
 * It gives back to this Kontor alone.
 */
export function installDemoShop(http: FastifyInstance, platform: Platform, origins: Origins): void {
  if (demoShopOf(platform.settings, origins) === undefined) return
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    title: Message,
    main: (say: (message: Message) => string) => string,
    formAction = "'self'",
  ) =>
    sendWords({ platform }, reply, {
      ...{ status: 200, language: languageOf(request.headers['accept-language'] ?? ''), title, formAction },
      main: (say) => label(say) + main(say),
    })
  const isOurs = (address: string | undefined): address is string =>
    URL.canParse(address ?? '') && new URL(address ?? '').origin === origins.shell

  http.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.addHook('onRequest', (request, reply, done) => {
        if (request.headers.host?.toLowerCase() === origins.appHost) done()
        else reply.callNotFound()
      })

      const atHook =
        (visit: (fields: Fields, hook: string, request: FastifyRequest, reply: FastifyReply) => unknown) =>
        async (request: FastifyRequest, reply: FastifyReply) => {
          const fields = fieldsOf((request.body as Buffer | undefined) ?? Buffer.of())
          const hook = fields.get('HOOK_URL')
          if (isOurs(hook)) return visit(fields, hook, request, reply)
          return send(request, reply, t`This shop is opened from a requisition.`, () => '')
        }
      const hidden = (fields: Fields, hook: string): Hidden => [
        ['HOOK_URL', hook],
        ['USERNAME', fields.get('USERNAME') ?? ''],
      ]
      scope.post(
        '/oci',
        atHook((fields, hook, request, reply) =>
          send(request, reply, t`Items`, (say) => shelf(say, `${demoShopPath}/oci/basket`, hidden(fields, hook))),
        ),
      )
      scope.post(
        '/oci/basket',
        atHook((fields, hook, request, reply) => {
          const chosen = chosenIn(fields)
          const main = (say: (message: Message) => string) => basket(say, chosen, hook, ociFields(chosen))
          return send(request, reply, t`Basket`, main, origins.shell)
        }),
      )

      const cookie = (fields: Fields) => fields.get('BUYERCOOKIE') ?? ''
      scope.post('/cxml', (request, reply) =>
        reply
          .type('text/xml; charset=utf-8')
          .send(
            cxmlStart(
              (request.body as Buffer | undefined) ?? Buffer.of(),
              `${origins.app}${demoShopPath}/cxml/shop`,
              isOurs,
            ),
          ),
      )
      scope.get('/cxml/shop', (request, reply) => {
        const fields = fieldsOf(Buffer.from(request.url.split('?', 2)[1] ?? ''))
        const hidden: Hidden = [
          ['HOOK_URL', fields.get('HOOK_URL') ?? ''],
          ['BuyerCookie', cookie(fields)],
        ]
        return send(request, reply, t`Items`, (say) => shelf(say, `${demoShopPath}/cxml/basket`, hidden))
      })
      scope.post(
        '/cxml/basket',
        atHook((fields, hook, request, reply) => {
          const chosen = chosenIn(fields)
          const main = (say: (message: Message) => string) =>
            basket(say, chosen, hook, [['cxml-urlencoded', cxmlBasket(cookie(fields), chosen)]])
          return send(request, reply, t`Basket`, main, origins.shell)
        }),
      )
    },
    { prefix: demoShopPath, bodyLimit: maxBytes },
  )
}
