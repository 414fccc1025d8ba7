import { randomUUID } from 'node:crypto'
import { english, t } from '@kontor/i18n'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ApiError, type CatalogueIn } from '../api-error.ts'
import { service } from '../areas/service.ts'
import { watchDisk } from '../disk.ts'
import type { Gauge } from '../metrics/index.ts'
import type { Platform } from '../platform.ts'
import { installBodyParser } from './bodies.ts'
import { watchBody } from './body-pace.ts'
import { installCors } from './cors.ts'
import type { Credential, Credentials } from './credential.ts'
import { installDocs } from './docs.ts'
import { base, endpointsOf, type MountedArea } from './endpoint.ts'
import { sendError } from './error-body.ts'
import { createStreams } from './events.ts'
import type { Exchange } from './exchange.ts'
import { type DatabaseHealth, gaugesOf, installHealth } from './health.ts'
import { likedBest } from './liked-best.ts'
import { logLine } from './log-line.ts'
import { installMetrics } from './metrics.ts'
import { isForReader, sendMissingPage } from './missing-page.ts'
import { mountEndpoint } from './mount.ts'
import { createOrigins, type Origins } from './origins.ts'
import { givenIn, ownHeaders, prefixesOf } from './own-headers.ts'
import { type Folders, installPages } from './pages.ts'
import { installPictures, type Pictures } from './pictures.ts'
import { refusalOf, refuseOn } from './refuse-on-socket.ts'
import { headCheck } from './request-head.ts'
import { createRequestLimits } from './request-limits.ts'
import { serializerCompiler, validatorCompiler } from './schemas.ts'
import { answerHeaders, apiHeaders } from './security.ts'
import { watchSilentConnections } from './silent-connections.ts'
import type { Site } from './site.ts'
import { installTraces } from './traces.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a call of the contract is served. */
    exchange: Exchange | null
  }
}

export interface HttpOptions {
  readonly credentials: Credentials
  /** Those of the settings by default. */
  readonly origins?: Origins
  readonly version: string
  readonly database: () => Promise<DatabaseHealth>
  /** What else `/metrics` tells. */
  readonly gauges?: () => Promise<readonly Gauge[]>
  /** Where the built pages lie; none are served without. */
  readonly folders?: Folders
  /** What the HTTP side asks of the apps of the installation; there are none without. */
  readonly apps?: AppOrigins
  /** What refusals say in other languages; English alone without. */
  readonly catalogueIn?: CatalogueIn
  /** The pictures of apps; there are none without. */
  readonly pictures?: Pictures
  /** Milliseconds between the comments of an event stream, 15,000 by default. */
  readonly heartbeat?: number
  /** Milliseconds between two looks at a body that comes, 5,000 by default. */
  readonly pace?: number
}

export interface AppOrigins {
  /** Whether an app of some company comes from an origin. */
  isKnown(origin: string): boolean | Promise<boolean>
  /** The origins of all apps that a person may open, wherever they work. */
  of(credential: Credential): Promise<readonly string[]>
}

export const appOrigins = service<AppOrigins>('http.appOrigins')

/** What a request id may look like: it stands in logs and in keys. */
const requestIdPattern = /^[\w.:+-]{1,100}$/

/** The API under another first part of its path, for programs that expect it there. */
const aliased = (prefix: string) => {
  const alias = `/${prefix}`
  return ({ url = '' }: { readonly url?: string | undefined }): string =>
    url.startsWith(`${alias}/`) ? `${base}${url.slice(alias.length)}` : url
}

/** Every call of the areas under `/api`, the pages, `/health`: one HTTP server. */
export function createHttp(platform: Platform, areas: readonly MountedArea[], options: HttpOptions): FastifyInstance {
  const origins = options.origins ?? createOrigins(platform.settings)
  const apps: AppOrigins = options.apps ?? { isKnown: () => false, of: async () => [] }
  const prefixes = prefixesOf(platform.settings.headerPrefix)
  const headers = ownHeaders(prefixes)
  const checkHead = headCheck(headers)
  const ofAnswers = answerHeaders(origins)
  const app = Fastify({
    // One line a request is written below; Fastify's own two would cost more than serving it.
    logger: false,
    rewriteUrl: aliased(platform.settings.pathPrefix),
    genReqId: (raw) => {
      const given = givenIn(raw.headers, headers.requestId)
      return given !== undefined && requestIdPattern.test(given) ? given : randomUUID()
    },
    // A file may come over a line of one megabit; what stands still for two minutes is cut.
    requestTimeout: Math.max(120_000, Math.ceil((platform.settings.files.maxBytes * 8) / 1000)),
    connectionTimeout: 120_000,
    // Whoever else sends these headers could choose the address that they are counted by.
    trustProxy: platform.settings.proxies.length > 0 && [...platform.settings.proxies],
    // The spec writes one path with a slash at its end (`scanio/documents/`): no path minds.
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true, constraints: { [likedBest.name]: likedBest } },
    frameworkErrors: (error, request, reply) => answerError(error, request, (reply as FastifyReply).headers(ofAnswers)),
    clientErrorHandler: (error, socket) => refuseOn(socket, refusalOf(error.code)),
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  })
  const streams = createStreams(options.heartbeat)
  const catalogueIn = options.catalogueIn ?? (async () => english)
  const disk = watchDisk(platform.settings.dataFolder, platform.settings.diskReserve)
  const silent = watchSilentConnections(app.server)
  const limits = createRequestLimits(platform.clock, platform.settings.limits)
  const site: Site = {
    platform,
    credentials: options.credentials,
    origins,
    streams,
    headers,
    catalogueIn,
    disk,
    limits,
  }
  const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) =>
    sendError(error, request, reply, { log: platform.log, catalogueIn: site.catalogueIn })

  app.setValidatorCompiler(validatorCompiler())
  app.setSerializerCompiler(serializerCompiler())
  app.decorateRequest('exchange', null)
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler((request, reply) => {
    const asked = `${request.method} ${pathOf(request)}`
    const isCall = request.url.startsWith(`${base}/`)
    if (!isCall && isForReader(request)) return sendMissingPage(request, reply, site)
    const none = isCall ? t`The call ${asked} does not exist.` : t`The page ${asked} does not exist.`
    answerError(new ApiError('ResourceNotFound', none), request, reply)
  })
  installTraces(app, platform.tracing)
  app.addHook('onRequest', (request, reply, done) => {
    for (const name of headers.requestId) reply.header(name, request.id)
    reply.headers(ofAnswers)
    if (request.url.startsWith(`${base}/`)) reply.headers(apiHeaders)
    watchBody(request.raw, reply.raw, options.pace)
    checkHead(request)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logLine(platform, request, reply)
    done()
  })
  app.addHook('onListen', (done) => {
    const address = app.server.address()
    if (typeof address === 'object' && address !== null) origins.follow(address.port)
    done()
  })
  app.addHook('preClose', (done) => {
    streams.end()
    silent.end()
    done()
  })

  installBodyParser(app)
  installCors(app, origins, prefixes, apps.isKnown)
  installHealth(app, options, platform.settings.search, disk, platform.shelf)
  installMetrics(app, platform.settings.metrics, async () => [
    ...gaugesOf(options.version, streams.count(), disk, platform.shelf),
    ...((await options.gauges?.()) ?? []),
  ])
  installDocs(app, areas, { version: options.version, headerPrefix: platform.settings.headerPrefix })
  for (const endpoint of areas.flatMap(endpointsOf)) mountEndpoint(app, site, endpoint)
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${base}/*`,
    handler: (_request, reply) => reply.callNotFound(),
  })
  if (options.pictures !== undefined) installPictures(app, origins, options.pictures)
  if (options.folders !== undefined)
    installPages(
      app,
      origins,
      options.folders,
      framesFor(options.credentials, apps, platform.log),
      platform.settings.outside,
    )
  return app
}

/**
 * The origins that the page of whoever opens it may frame: besides our own apps, those of the person's companies. While
 * the database is away the page opens without them.
 */
const framesFor =
  (credentials: Credentials, apps: AppOrigins, log: Logger) =>
  async (token: string | undefined): Promise<readonly string[]> => {
    try {
      const credential = token === undefined ? undefined : await credentials.find(token)
      return credential?.kind === 'browser' ? await apps.of(credential) : []
    } catch (error) {
      log.warn({ err: error }, 'a page was given out without the origins of its apps')
      return []
    }
  }

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!
