import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** The pages, each on its own host: an app must not live on the shell's site, nor the shell on the apps'. */
export function installPages(app: FastifyInstance, origins: Origins, folders: Folders): void {
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
          reply.headers(pageHeaders(origins))
          reply.header('content-security-policy', policy())
          reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    })
  }

  serve(
    folders.shell,
    '/',
    () => shellPolicy(origins),
    (request, reply) => {
      if (isHost(request, origins.shellHost)) return true
      if (request.url === '/' || request.url.startsWith('/?')) reply.redirect(`${origins.shell}/`)
      else reply.callNotFound()
      return false
    },
  )
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

const isHost = (request: FastifyRequest, host: string): boolean => request.headers.host?.toLowerCase() === host
