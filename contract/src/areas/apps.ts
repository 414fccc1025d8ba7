import { ActiveApp, appId, dottedAppId, MethodCall, MethodResult, StoreApp, vendorId } from '../entities/index.ts'
import { appCategories } from '../enumerations/index.ts'
import { askablePermissions } from '../permissions.ts'
import {
  call,
  language,
  list,
  mapOf,
  maybe,
  nothing,
  omittable,
  oneOf,
  pageOf,
  plain,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'
import { reviews } from './apps/reviews.ts'

const needs = { vendorId: 'vendorId is required', appId: 'appId is required' }
const settingNeeds = {
  property: 'property is required',
  vendorId: 'appVendorIdString is required',
  appId: 'appVendorIdString is required',
}
const path = { vendorId: vendorId(), appId: appId() }
const settingPath = { ...path, property: text({ min: 1, max: 100 }) }
const locale = language('en')
const activeApps = record({ Apps: list(ActiveApp) })

/** 001 §7 Apps; facts F-037, F-040, F-164, F-391, F-392. docs/apps.md tells an app's life. */
export const apps = {
  readSetting: call('GET apps/vendors/{vendorId}/apps/{appId}/settings/{property}', {
    id: 'APP-01',
    says: 'A setting that the company keeps for an app. An app reads its own only.',
    may: 'member',
    needs: settingNeeds,
    path: settingPath,
    returns: plain(),
    fails: ['ResourceNotFound'],
  }),

  saveSetting: call('PUT apps/vendors/{vendorId}/apps/{appId}/settings/{property}', {
    id: 'APP-02',
    says: 'Keeps a setting of an app for the whole company. An app saves its own only.',
    may: 'app.settings',
    needs: settingNeeds,
    path: settingPath,
    body: plain(),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  readStoreApp: call('GET apps/store/vendors/{vendorId}/apps/{appId}', {
    id: 'APP-03',
    says: 'One app of the store.',
    may: 'app.read',
    needs,
    path,
    query: { locale },
    returns: StoreApp,
    fails: ['ResourceNotFound'],
  }),

  listActive: call('GET apps/active', {
    id: 'APP-04',
    says: 'The apps that the company may open, those of its head office among them.',
    may: 'app.read',
    returns: activeApps,
  }),

  listActiveV2: call('GET apps/v2/active', {
    id: 'APP-05',
    says: 'The same with names in these languages only; those of the head office where they are asked for.',
    may: 'app.read',
    query: { locales: maybe(list(language(), { max: 50 })), includeInherited: yes(false) },
    returns: activeApps,
  }),

  listByCapability: call('GET apps/active/capabilities/{capabilityName}', {
    id: 'APP-06',
    says: 'The active apps that offer something, such as showing a type of document.',
    may: 'app.read',
    needs: { capabilityName: 'capabilityName is required' },
    path: { capabilityName: text({ min: 1, max: 40 }) },
    query: { capabilityValue: maybe(text({ max: 300 })) },
    returns: activeApps,
  }),

  listStore: call('GET apps/store', {
    id: 'APP-07',
    says: 'The apps that the company can activate (F-391, F-392).',
    may: 'app.read',
    query: {
      allTags: maybe(list(text({ max: 40 }), { max: 20 })),
      limit: whole({ min: 1, max: 100, default: 20 }),
      excludeHidden: yes(false),
      categoryId: maybe(oneOf(appCategories)),
      page: whole({ min: 0, max: 1_000_000, default: 0 }),
      appid: maybe(dottedAppId()),
      appName: maybe(text({ max: 100 })),
      ordering: oneOf(['name', 'vendor', 'added'], 'name'),
      descending: yes(false),
      locale,
    },
    returns: pageOf('Apps', StoreApp),
  }),

  listCategories: call('GET apps/store/categories', {
    id: 'APP-08',
    says: 'The shelves of the store and how many apps lie on each.',
    may: 'app.read',
    returns: record({
      Categories: list(record({ Id: oneOf(appCategories), Names: mapOf(text({ max: 60 })), Count: whole({ min: 0 }) })),
    }),
  }),

  activate: call('PUT apps/active/vendors/{vendorId}/apps/{appId}/token', {
    id: 'APP-11',
    says: 'Activates an app for the company with these rights, or with all that it asks for; again with others to change them.',
    may: 'app.write',
    needs,
    path,
    body: omittable(record({ Permissions: list(oneOf(askablePermissions), { max: 200 }) })),
    returns: ActiveApp,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  deactivate: call('DELETE apps/active/vendors/{vendorId}/apps/{appId}', {
    id: 'APP-12',
    says: 'Deactivates an app for the company; its tokens end at once.',
    may: 'app.write',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  isAutoActivateable: call('GET apps/vendors/{vendorId}/apps/{appId}/autoactivateable', {
    id: 'APP-14',
    says: 'Whether an app asks for nothing that somebody must grant, so that it may be activated without a question.',
    may: 'app.read',
    needs,
    path,
    returns: record({ AutoActivateable: yes() }),
    fails: ['ResourceNotFound'],
  }),

  addApp: call('POST apps/store', {
    id: 'K-APP-01',
    says: 'Adds an app to the store of the company and its branches, or brings it up to date, from its manifest’s address.',
    may: 'app.write',
    body: record({ ManifestUrl: text({ min: 1, max: 1000 }) }),
    returns: StoreApp,
    status: 201,
    fails: ['ManifestRefused', 'Conflict'],
  }),

  removeApp: call('DELETE apps/store/vendors/{vendorId}/apps/{appId}', {
    id: 'K-APP-02',
    says: 'Takes an app that the company added out of its store; where it was active, its tokens end at once.',
    may: 'app.write',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  invoke: call('POST apps/invoke/vendors/{vendorId}/apps/{appId}/methods/{method}', {
    id: 'APP-13',
    says: 'Calls a method of an active app on the app’s own server, in the caller’s name and signed; a repeated request calls it again under the same request id.',
    may: 'member',
    needs,
    path: { ...path, method: text({ min: 1, max: 100 }) },
    body: omittable(MethodCall),
    returns: MethodResult,
    fails: ['ResourceNotFound', 'AppFailed'],
  }),

  readPermissions: call('GET apps/store/vendors/{vendorId}/apps/{appId}/permissions', {
    id: 'K-APP-03',
    says: 'What an app asks for, and what of it the company has granted.',
    may: 'app.read',
    needs,
    path,
    returns: record({ Permissions: list(record({ Name: text({ max: 60 }), Granted: yes() })) }),
    fails: ['ResourceNotFound'],
  }),

  ...reviews,
}
