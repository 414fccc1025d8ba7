import { appOrigins, pictures } from '../../platform/http/index.ts'
import { defineArea, provide, service } from '../../platform/index.ts'
import { type Apps, createApps } from './apps.ts'
import { createHandlers } from './handlers.ts'
import { createAppOrigins } from './origins.ts'
import { createOwnApps, sourceFolder } from './own-apps.ts'
import { createPictures } from './pictures.ts'
import { policy } from './policy.ts'
import { forgetReviewer } from './store/reviews.ts'

export type { Active, Apps, Scope } from './apps.ts'
export { keepReview } from './commands/keep-review.ts'
export { createOperator } from './operator.ts'
export { ourVendor } from './own-apps.ts'
export { activeAppOf } from './views.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    app: true
  }
}

/** The apps of the installation: ours, those of the operator, and those of each company. */
export const registry = service<Apps>('apps.registry')

/** What the area needs of those who give out tokens. */
export interface Tokens {
  /** What this process remembers of an app’s tokens in these companies is out of date. */
  forget(app: string, companies: readonly string[]): void
}
export const tokens = service<Tokens>('apps.tokens')

export const area = defineArea('apps', {
  policy,
  handlers: (services) =>
    createHandlers(services.platform, {
      apps: services.get(registry),
      origins: services.origins,
      forget: (app, companies) => services.get(tokens).forget(app, companies),
    }),
  objectTypes: ['app'],
  personalData: { inCompany: ({ tx, companyId }, userId) => forgetReviewer(tx, companyId, userId) },
  provides: [
    provide(registry, ({ origins, folders }) =>
      createApps(() => origins.app, createOwnApps(folders?.apps ?? sourceFolder)),
    ),
    provide(appOrigins, (services) => createAppOrigins(services.platform, services.get(registry))),
    provide(pictures, ({ platform }) => createPictures(platform)),
  ],
})
