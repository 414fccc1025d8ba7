import { t } from '@kontor/i18n'
import type { FastifyError, FastifyInstance } from 'fastify'
import { scriptPath } from './paths.ts'
import { refuse, takeReturned } from './returned.ts'
import { openShop } from './window.ts'
import type { World } from './world.ts'

/** A basket of 200 items with long descriptions has less. */
const maxBytes = 2_000_000

/** Sends the form of the page as soon as it is there. */
const goOn = 'document.forms[0].submit()\n'

/** The two pages around a visit to a shop. A browser is sent to them, so they answer with words and not with JSON. */
export function installPunchOut(http: FastifyInstance, world: World): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode === 413)
        return refuse(world, request, reply, {
          status: 413,
          problems: [t`The shop sent more than ${maxBytes / 1_000_000} MB: transfer less at once.`],
        })
      world.platform.log.error({ err: error, requestId: request.id }, 'a visit to a shop failed')
      return refuse(world, request, reply, {
        status: 500,
        problems: [t`Something went wrong. Quote the request id when you contact support.`],
      })
    })
    scope.get(scriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(goOn))
    scope.get('/window/punch-out/:companyId/:visitId', (request, reply) => openShop(world, request, reply))
    scope.post('/punch-out/:token', { bodyLimit: maxBytes }, async (request, reply) => {
      request.body ??= Buffer.of()
      return takeReturned(world, request, reply)
    })
  })
}
