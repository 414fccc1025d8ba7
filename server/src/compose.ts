import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, type Areas, areas, type Permission, type ServedBy } from '@kontor/contract'
import type { FastifyInstance } from 'fastify'
import * as access from './areas/access/index.ts'
import * as approvals from './areas/approvals/index.ts'
import * as apps from './areas/apps/index.ts'
import * as assignments from './areas/assignments/index.ts'
import * as coding from './areas/coding/index.ts'
import * as collaboration from './areas/collaboration/index.ts'
import * as companies from './areas/companies/index.ts'
import * as documents from './areas/documents/index.ts'
import * as info from './areas/info/index.ts'
import * as mail from './areas/mail/index.ts'
import * as network from './areas/network/index.ts'
import * as oauth from './areas/oauth/index.ts'
import * as rates from './areas/rates/index.ts'
import * as session from './areas/session/index.ts'
import * as teams from './areas/teams/index.ts'
import * as users from './areas/users/index.ts'
import { keepers } from './keepers.ts'
import {
  createHttp,
  createOrigins,
  forgetRequests,
  type HttpOptions,
  mounted,
  type Origins,
} from './platform/http/index.ts'
import { type Act, type Handlers, type Platform, permissionsByRole, type Tasks } from './platform/index.ts'
import { policies } from './policies.ts'
import { sentencesFor } from './sentences.ts'

export interface Composition {
  readonly http: FastifyInstance
  readonly origins: Origins
  readonly sessions: session.Sessions
}

export interface CompositionOptions
  extends Omit<HttpOptions, 'apps' | 'pictures' | 'wordsIn' | 'credentials' | 'origins'> {
  readonly demoPeople: () => Promise<readonly session.DemoPerson[]>
}

export const permissionsOf: (roleId: string) => ReadonlySet<Permission> = permissionsByRole(Object.values(policies))

/** What acts leave for later, of all areas. */
export const tasks: Tasks = {
  ...collaboration.tasks,
  ...companies.tasks,
  ...documents.tasks,
  ...mail.tasks,
  ...network.tasks,
}

/** The handlers of every area that serves something; an area that is only declared has none. */
type AllHandlers = {
  readonly [A in keyof Areas as keyof ServedBy<Areas[A]> extends never ? never : A]: Handlers<Areas[A]>
}

/** Every area of the contract with its handlers, on one HTTP server. */
export function compose(platform: Platform, { demoPeople, ...options }: CompositionOptions): Composition {
  const origins = createOrigins(platform.settings)
  const isBuilt = (folder: string) =>
    options.folders === undefined || existsSync(join(options.folders.apps, folder, 'index.html'))
  const registry = apps.createApps(() => origins.app, isBuilt)
  const sessions = session.createSessions(platform, permissionsOf, oauth.createTokenScopes(registry))
  const handlers: AllHandlers = {
    session: session.createHandlers(platform, { sessions, origins, demoPeople, apps: registry }),
    oauth: oauth.createHandlers({
      sessions,
      apps: registry,
      resumeUrl: (id) => oauth.resumeUrl(origins.shell, id),
    }),
    documents: documents.createHandlers(),
    conversations: documents.conversations,
    codingLists: coding.codingLists,
    codingEntry: coding.codingEntry,
    collaboration: collaboration.handlers,
    documentLines: documents.documentLines,
    documentMaking: { ...documents.documentMaking, readApproval: approvals.readApproval },
    documentParts: { ...documents.documentParts, ...assignments.documentParts, ...coding.documentParts },
    approvals: approvals.createHandlers(origins),
    assignments: assignments.createHandlers(origins),
    documentServices: documents.documentServices,
    documentsV2: documents.documentsV2,
    retention: documents.retention,
    taxes: documents.taxes,
    rates: rates.handlers,
    teams: teams.handlers,
    mail: mail.handlers,
    network: network.handlers,
    companies: companies.createHandlers(network),
    users: users.createHandlers({
      keepers,
      endAllOf: sessions.endAllOf,
      forget: (userId) => sessions.forget({ userId }),
    }),
    access: access.createHandlers(
      { policies, permissionsOf },
      { ...documents.objectRules, ...approvals.objectRules, ...network.objectRules, ...users.objectRules },
    ),
    info: info.createHandlers(options.version, documents.profileIds),
    apps: apps.createHandlers(platform, {
      apps: registry,
      origins,
      forget: (app, companies) => sessions.forget({ app, companies }),
    }),
  }
  const served = handlers as Partial<Record<string, object>>
  const all = Object.entries(areas).map(([name, area]) => mounted<Area>(name, area, (served[name] ?? {}) as never))
  const http = createHttp(platform, all, {
    ...options,
    credentials: sessions,
    origins,
    apps: apps.createAppOrigins(platform, registry),
    pictures: apps.createPictures(platform),
    wordsIn: sentencesFor,
  })
  oauth.installOauth(http, { platform, sessions, apps: registry }, origins)
  return { http, origins, sessions }
}

const day = 24 * 60 * 60_000

/** What begins with a day or a morning, which is another hour for each company and person. */
export async function hourly(act: Act): Promise<void> {
  await documents.runOverdue(act)
  await mail.beginDigests(act)
}

/** What each company needs once a day, whenever that is. */
export async function daily(act: Act): Promise<void> {
  await documents.daily(act)
  await session.prune(act.tx, act.companyId, new Date(act.now.getTime() - 30 * day))
  await oauth.prune(act)
  await forgetRequests(act)
}
