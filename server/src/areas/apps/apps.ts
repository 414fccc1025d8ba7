import type { Permission } from '@kontor/contract'
import type { Db, UnitOfWork } from '../../platform/index.ts'
import { headOffices } from '../companies/index.ts'
import { noApp } from './not-found.ts'
import type { OwnApp } from './own-apps.ts'
import { type Registered, registeredOf, registeredOwn } from './registered-apps.ts'
import { inEffect } from './rules.ts'
import * as store from './store.ts'

/** An app that a company may open, and what it may do there. */
export interface Active {
  readonly app: Registered
  /** Null for our own apps, which nobody activates. */
  readonly activationId: string | null
  /** What its manifest asks for now and the company has granted. */
  readonly permissions: readonly Permission[]
  /** Whether the head office activated it. */
  readonly inherited: boolean
}

/** What an app’s tokens may do in a company, and the activation that they hang on. */
export type Scope = Pick<Active, 'activationId' | 'permissions'>

export interface Apps {
  /** Every app of the store of the company that the unit of work has entered. */
  inStore(uow: UnitOfWork): Promise<Registered[]>
  /** @throws ApiError ResourceNotFound */
  oneInStore(uow: UnitOfWork, id: string): Promise<Registered>
  /** The apps that the company may open: ours first, then the others by their ids. */
  active(uow: UnitOfWork, which?: { inherited: boolean }): Promise<Active[]>
  /** Undefined where the app is not active in the company. */
  scope(uow: UnitOfWork, id: string): Promise<Scope | undefined>
  /** Whether pages of an origin may call the API with a token. */
  isAdmitted(db: Db, origin: string): Promise<boolean>
}

/** The apps of an installation: ours, those of the operator, and those of each company. */
export function createApps(appOrigin: () => string, ownApps: () => readonly OwnApp[]): Apps {
  const ours = () => ownApps().map((app) => registeredOwn(app, appOrigin()))

  const inStore = async (uow: UnitOfWork): Promise<Registered[]> => {
    const found = new Map<string, Registered>()
    const add = (apps: readonly Registered[]) => {
      for (const app of apps) if (!found.has(app.id)) found.set(app.id, app)
    }
    add(ours())
    add(
      (await store.appsOf(uow.tx, uow.companyId)).map((row) =>
        registeredOf(row, 'COMPANY', appOrigin(), uow.companyId),
      ),
    )
    for (const head of await headOffices(uow)) {
      const rows = await uow.within(head, ({ tx }) => store.appsOf(tx, head))
      add(rows.map((row) => registeredOf(row, 'HEAD_OFFICE', appOrigin(), head)))
    }
    add((await store.installedApps(uow.tx)).map((row) => registeredOf(row, 'INSTALLATION', appOrigin())))
    return [...found.values()]
  }

  const active = async (uow: UnitOfWork, { inherited } = { inherited: true }): Promise<Active[]> => {
    const rows = new Map<string, store.ActivationRow>()
    for (const row of await store.activationsOf(uow.tx, uow.companyId)) rows.set(row.app_id, row)
    if (inherited)
      for (const head of await headOffices(uow))
        for (const row of await uow.within(head, ({ tx }) => store.activationsOf(tx, head)))
          if (!rows.has(row.app_id)) rows.set(row.app_id, row)
    const own = ours().map((app) => ({
      app,
      activationId: null,
      permissions: app.manifest.permissions,
      inherited: false,
    }))
    if (rows.size === 0) return own
    const others = (await inStore(uow)).flatMap((app): Active[] => {
      const row = rows.get(app.id)
      if (row === undefined || app.source === 'BUILT_IN') return []
      const inherited = row.company_id !== uow.companyId
      // The head office granted to the app that it knows, and not to one that a branch calls the same.
      if (inherited && app.source === 'COMPANY') return []
      const permissions = inEffect(app.manifest.permissions, row.granted as Permission[])
      return [{ app, activationId: row.activation_id, permissions, inherited }]
    })
    return [...own, ...others.toSorted((a, b) => (a.app.id < b.app.id ? -1 : 1))]
  }

  return {
    inStore,
    active,
    oneInStore: async (uow, id) => {
      const found = (await inStore(uow)).find((app) => app.id === id)
      if (found === undefined) throw noApp(id)
      return found
    },
    scope: async (uow, id) => (await active(uow)).find(({ app }) => app.id === id),
    isAdmitted: (db, origin) => db.plain((tx) => store.isAdmitted(tx, origin)),
  }
}
