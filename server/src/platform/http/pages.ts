import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Outside } from '../outside.ts'
import { cookieName, sessionCookie } from './credential.ts'
import type { Origins } from './origins.ts'
import { appPolicy, pageHeaders, shellPolicy } from './security.ts'

export interface Folders {
  /** The built shell, served at `/` of the shell's host. */
  readonly shell: string
  /** The built apps, served at `/apps/` of the app host. */
  readonly apps: string
}

/** Names with a hash in them never change what they hold. */
const hashed = /[\\/]assets[\\/]/

/** Where the shell's page says which origins it may frame, besides the policy that holds it to them (docs/apps.md). */
const framesMeta = 'kontor-frame-origins'

/** Where the shell's page says what outside of the installation it speaks to; absent where that is nothing. */
const outsideMeta = 'kontor-telemetry'

const metaOf = (name: string, content: string): string =>
  `<meta name="${name}" content="${content.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">`

/** The pages, each on its own host: an app must not live on the shell's site, nor the shell on the apps'. */
export function installPages(
  app: FastifyInstance,
  origins: Origins,
  folders: Folders,
  framesFor: (token: string | undefined) => Promise<readonly string[]>,
  outside: Outside | undefined,
): void {
  const serve = (
    root: string,
    prefix: string,
    policy: () => string,
    gate: (request: FastifyRequest, reply: FastifyReply) => boolean,
  ) => {
    if (!existsSync(root)) return
    app.register(async (scope) => {
      scope.addHook('onRequest', (request, reply, done) => {
        if (gate(request, reply)) done()
      })
      await scope.register(fastifyStatic, {
        root,
        prefix,
        decorateReply: false,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.headers(pageHeaders)
          reply.header('content-security-policy', policy())
          reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    })
  }

  const atShell = (request: FastifyRequest, reply: FastifyReply) => {
    if (isHost(request, origins.shellHost)) return true
    if (request.url === '/' || request.url.startsWith('/?')) reply.redirect(`${origins.shell}/`)
    else reply.callNotFound()
    return false
  }

  serve(folders.shell, '/', () => shellPolicy(origins, [], outside?.sources), atShell)
  const page = join(folders.shell, 'index.html')
  if (existsSync(page))
    app.route({
      method: 'GET',
      url: '/',
      handler: async (request, reply) => {
        if (!atShell(request, reply)) return reply
        const frames = await framesFor(
          parseCookie(request.headers.cookie ?? '')[cookieName(sessionCookie, origins.secure)],
        )
        const metas =
          metaOf(framesMeta, [origins.app, ...frames].join(' ')) + (outside ? metaOf(outsideMeta, outside.written) : '')
        return reply
          .headers(pageHeaders)
          .header('content-security-policy', shellPolicy(origins, frames, outside?.sources))
          .header('cache-control', 'no-cache')
          .header('vary', 'cookie')
          .type('text/html; charset=utf-8')
          .send((await readFile(page, 'utf8')).replace('</title>', () => `</title>${metas}`))
      },
    })
  serve(
    folders.apps,
    '/apps/',
    () => appPolicy(origins),
    (request, reply) => {
      if (isHost(request, origins.appHost)) return true
      reply.callNotFound()
      return false
    },
  )
}

export const isHost = (request: FastifyRequest, host: string): boolean => request.headers.host?.toLowerCase() === host
