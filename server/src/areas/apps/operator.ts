import { verbatim } from '@kontor/i18n'
import { createOrigins } from '../../platform/http/index.ts'
import { ApiError, type Author, type Platform } from '../../platform/index.ts'
import { allCompanyIds, companiesCalled, noCompany } from '../companies/index.ts'
import { createApps } from './apps.ts'
import { activateApp } from './commands/activate-app.ts'
import { checkSameAuthor, outOfUse } from './commands/add-app.ts'
import { tell } from './log.ts'
import { readApp } from './manifest/app.ts'
import { checkManifest } from './manifest/check.ts'
import { noApp } from './not-found.ts'
import { createOwnApps, sourceFolder } from './own-apps.ts'
import { idOf, type Registered, registeredOf, registeredOwn } from './registered-apps.ts'
import * as store from './store.ts'

const author: Author = { actorId: null, requestId: 'kontor app' }

/**
 * What the operator does with the apps of the whole installation, beside a running server or alone. A running server
 * hears of it within seconds, by the logs of the companies that it touches.
 */
export function createOperator(platform: Platform) {
  const origins = createOrigins(platform.settings)
  // Also what is not built yet: its name and its right to it are ours.
  const ownApps = createOwnApps(sourceFolder)
  const apps = createApps(() => origins.app, ownApps)
  const installed = async (): Promise<Registered[]> =>
    (await platform.db.plain((tx) => store.installedApps(tx))).map((row) =>
      registeredOf(row, 'INSTALLATION', origins.app),
    )
  const companies = () => allCompanyIds(platform)

  return {
    /** What the operator added. */
    list: installed,

    /**
     * Puts an app into the store of every company, or a new version in the place of the old one.
     *
     * @throws ApiError ManifestRefused, Conflict (it came from elsewhere before)
     */
    add: async (url: string): Promise<{ app: Registered; isNew: boolean }> => {
      const { manifest, icon } = await readApp(platform, url)
      const known = await installed()
      checkManifest(manifest, origins, [...ownApps().map((app) => registeredOwn(app, origins.app)), ...known])
      const id = idOf(manifest)
      const before = known.find((app) => app.id === id)
      if (before !== undefined) checkSameAuthor(id, before.manifestUrl!, url)
      const now = platform.clock.now()
      const about = { manifest_url: url, added: before?.added ?? now, modified: now }
      const row = { id, manifest, ...about, icon: icon?.hash ?? null }
      const app = registeredOf(row, 'INSTALLATION', origins.app)
      await platform.db.plain(async (tx) => {
        if (icon !== undefined) await store.keepIcon(tx, icon)
        await store.saveInstalled(tx, row)
        await store.admitOrigin(tx, app.origin)
      })
      if (before !== undefined)
        for (const companyId of await companies())
          await platform.transact(companyId, author, async (uow) => {
            const own = await store.activationsOf(uow.tx, companyId)
            if (own.some(({ app_id }) => app_id === id))
              await tell(uow, 'app.updated', id, { version: manifest.version, origin: app.origin })
          })
      return { app, isNew: before === undefined }
    },

    /**
     * Takes an app out of every store, and out of use wherever it is active.
     *
     * @throws ApiError ResourceNotFound
     */
    remove: async (id: string): Promise<void> => {
      if (!(await platform.db.plain((tx) => store.deleteInstalled(tx, id)))) throw noApp(id)
      for (const companyId of await companies()) await platform.transact(companyId, author, (uow) => outOfUse(uow, id))
    },

    /**
     * Activates an app with all that it asks for, in a company that is named by its id or its whole name.
     *
     * @throws ApiError ResourceNotFound, Conflict (several companies have this name)
     */
    activate: async (id: string, company: string): Promise<string> => {
      const [found, second] = await platform.db.plain((tx) => companiesCalled(tx, company))
      if (found === undefined) throw noCompany(company)
      if (second !== undefined)
        throw new ApiError(
          'Conflict',
          verbatim(`Several companies are named ${company}: use an id such as ${found.id}.`),
        )
      await platform.transact(found.id, author, (uow) => activateApp(uow, apps, id))
      return found.name
    },
  }
}
