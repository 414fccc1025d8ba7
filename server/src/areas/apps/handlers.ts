import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import {
  ApiError,
  type Handlers,
  noProperty,
  type Platform,
  pageInfo,
  type RequestContext,
  type UnitOfWork,
} from '../../platform/index.ts'
import { openSigningKey } from '../../platform/signing-key.ts'
import type { Active, Apps } from './apps.ts'
import { categoryNames } from './categories.ts'
import { activateApp, deactivateApp, type Reached } from './commands/activate-app.ts'
import { addApp, removeApp } from './commands/add-app.ts'
import { invokeMethod } from './commands/invoke-method.ts'
import { mayWrite, reviewHandlers } from './handlers/reviews.ts'
import { readApp } from './manifest/app.ts'
import type { Places } from './manifest/check.ts'
import { idOf, type Registered } from './registered-apps.ts'
import { isAutoActivateable } from './rules.ts'
import * as store from './store.ts'
import { searchStore } from './store-search.ts'
import { activeAppOf, storeAppOf } from './views.ts'

export interface AppsOptions {
  readonly apps: Apps
  readonly origins: Places
  /** What this process remembers of an app’s tokens in these companies is out of date. */
  readonly forget: (app: string, companies: readonly string[]) => void
}

export function createHandlers(platform: Platform, { apps, origins, forget }: AppsOptions): Handlers<Areas['apps']> {
  /** A change whose answer is `result`; the tokens that it touches are looked up anew. */
  const change = async <T>(
    context: RequestContext,
    id: string,
    work: (uow: UnitOfWork) => Promise<Reached<T>>,
  ): Promise<T> => {
    let reached: readonly string[] = []
    const answer = await context.write(async (uow) => {
      const { result, companies } = await work(uow)
      reached = companies
      return result
    })
    forget(id, reached)
    return answer
  }

  const key = openSigningKey(platform.settings.dataFolder)

  /** An app of the store with its activation in the company, if it has one. */
  const read = async (uow: UnitOfWork, id: string): Promise<[Registered, Active | undefined]> => {
    const app = await apps.oneInStore(uow, id)
    return [app, (await apps.active(uow)).find((active) => active.app.id === id)]
  }

  return {
    readSetting: ({ params }, context) =>
      context.read(async (uow) => {
        const id = await settingsOf(uow, context, apps, params)
        const value = await store.setting(uow.tx, uow.companyId, id, params.property)
        if (value === undefined) throw noProperty(params.property)
        return value
      }),

    saveSetting: ({ params, body }, context) =>
      context.write(async (uow) => {
        const id = await settingsOf(uow, context, apps, params)
        await store.saveSetting(uow.tx, uow.companyId, id, params.property, body, uow.now)
      }),

    readStoreApp: ({ params, query }, context) =>
      context.read(async (uow) =>
        storeAppOf(...(await read(uow, idOf(params))), { ...query, mayWrite: mayWrite(context) }),
      ),

    listActive: (_input, context) =>
      context.read(async (uow) => ({ Apps: (await apps.active(uow)).map((active) => activeAppOf(active)) })),

    listActiveV2: ({ query }, context) =>
      context.read(async (uow) => {
        const found = await apps.active(uow, { inherited: query.includeInherited })
        return { Apps: found.map((active) => activeAppOf(active, query.locales)) }
      }),

    listByCapability: ({ params, query }, context) =>
      context.read(async (uow) => {
        const found = (await apps.active(uow)).filter(({ app }) =>
          offers(app, params.capabilityName, query.capabilityValue),
        )
        return { Apps: found.map((active) => activeAppOf(active)) }
      }),

    listStore: ({ query }, context) =>
      context.read(async (uow) => {
        const active = new Map((await apps.active(uow)).map((each) => [each.app.id, each]))
        const found = searchStore(await apps.inStore(uow), query)
        const { limit, page, locale } = query
        const shown = found.slice(page * limit, (page + 1) * limit)
        return {
          ...pageInfo(query, found.length),
          Apps: shown.map((app) => storeAppOf(app, active.get(app.id), { locale, mayWrite: mayWrite(context) })),
        }
      }),

    listCategories: (_input, context) =>
      context.read(async (uow) => {
        const shelves = (await apps.inStore(uow)).map(({ manifest }) => manifest.category ?? 'other')
        return {
          Categories: (await categoryNames(uow.translationsIn)).map(([Id, Names]) => ({
            Id,
            Names,
            Count: shelves.filter((shelf) => shelf === Id).length,
          })),
        }
      }),

    activate: async ({ params, body }, context) => {
      const id = idOf(params)
      return change(context, id, async (uow) => {
        const { result, companies } = await activateApp(uow, apps, id, body?.Permissions)
        return { result: activeAppOf(result), companies }
      })
    },

    deactivate: ({ params }, context) => change(context, idOf(params), (uow) => deactivateApp(uow, apps, idOf(params))),

    isAutoActivateable: ({ params }, context) =>
      context.read(async (uow) => {
        const { manifest } = await apps.oneInStore(uow, idOf(params))
        return { AutoActivateable: isAutoActivateable(manifest.permissions) }
      }),

    addApp: async ({ body }, context) => {
      const url = body.ManifestUrl
      const { manifest, icon } = await readApp(platform, url)
      return change(context, idOf(manifest), async (uow) => {
        const { companies } = await addApp(uow, apps, origins, { manifest, url, icon })
        const about = { locale: 'en', mayWrite: mayWrite(context) }
        return { result: storeAppOf(...(await read(uow, idOf(manifest))), about), companies }
      })
    },

    removeApp: ({ params }, context) => change(context, idOf(params), (uow) => removeApp(uow, apps, idOf(params))),

    invoke: ({ params, body }, context) => {
      const { arguments: given = {} } = body ?? {}
      const called = { app: idOf(params), method: params.method, arguments: given }
      return invokeMethod(apps, key, origins.shell, called, context)
    },

    readPermissions: ({ params }, context) =>
      context.read(async (uow) => {
        const [app, active] = await read(uow, idOf(params))
        const granted = active?.permissions ?? []
        return {
          Permissions: app.manifest.permissions.map((Name) => ({ Name, Granted: granted.includes(Name) })),
        }
      }),

    ...reviewHandlers({ one: read, all: apps.inStore }),
  }
}

const offers = ({ manifest }: Registered, name: string, wanted: string | undefined): boolean =>
  manifest.capabilities.some(
    (capability) =>
      capability.name === name &&
      (wanted === undefined || capability.value === wanted || (name === 'document' && capability.value === '*')),
  )

/** The id of an app of the store whose settings the caller may see: a person’s any, an app’s its own. */
async function settingsOf(
  uow: UnitOfWork,
  { actor }: RequestContext,
  apps: Apps,
  params: { vendorId: string; appId: string },
): Promise<string> {
  const { id } = await apps.oneInStore(uow, idOf(params))
  const caller = actor.app === undefined ? undefined : await apps.oneInStore(uow, actor.app)
  if (caller !== undefined && caller.id !== id && caller.source !== 'BUILT_IN')
    throw new ApiError(
      'Forbidden',
      t`${caller.id} cannot access the settings of ${id}: an app can only access its own.`,
    )
  return id
}
