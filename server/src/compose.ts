import type { Area } from '@kontor/contract'
import { areas as contract } from '@kontor/contract'
import type { FastifyInstance } from 'fastify'
import * as session from './areas/session/index.ts'
import { areas } from './areas.ts'
import { createServices } from './platform/areas/services.ts'
import {
  appOrigins,
  createHttp,
  createOrigins,
  credentials,
  type HttpOptions,
  mounted,
  type Origins,
  pictures,
} from './platform/http/index.ts'
import { type Platform, provide } from './platform/index.ts'

export interface Composition {
  readonly http: FastifyInstance
  readonly origins: Origins
  readonly sessions: session.Sessions
}

export interface CompositionOptions
  extends Omit<HttpOptions, 'apps' | 'pictures' | 'catalogueIn' | 'credentials' | 'origins'> {
  readonly demoPeople: () => Promise<readonly session.DemoPerson[]>
}

/** Every area of the contract with its handlers, on one HTTP server. */
export function compose(platform: Platform, { demoPeople, ...options }: CompositionOptions): Composition {
  const origins = createOrigins(platform.settings)
  const { version, folders } = options
  const provided = [...areas.provided, provide(session.demoPeople, () => demoPeople)]
  const services = createServices({ platform, origins, version, folders, areas }, provided)
  const handlers = areas.handlersOf(services)
  const all = Object.entries(contract).map(([name, area]) => mounted<Area>(name, area, handlers.get(name) as never))
  const http = createHttp(platform, all, {
    ...options,
    origins,
    credentials: services.get(credentials),
    apps: services.get(appOrigins),
    pictures: services.get(pictures),
    catalogueIn: platform.translationsIn,
  })
  areas.addRoutes(http, services)
  return { http, origins, sessions: services.get(session.sessions) }
}
