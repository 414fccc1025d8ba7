import { credentials } from '../../platform/http/index.ts'
import { defineArea } from '../../platform/index.ts'
import { installDemoShop } from './demo-shop/routes.ts'
import { createHandlers } from './handlers.ts'
import { installPunchOut } from './pages/routes.ts'
import { forget, prune } from './store.ts'

export { saveShop } from './commands/save-shop.ts'
export { demoAddress } from './rules/address.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    punchOutShop: true
  }
}

/** For how long it is told what came of a visit. */
const keptForMs = 90 * 24 * 60 * 60_000

export const area = defineArea('punchOut', {
  handlers: ({ platform }) => createHandlers(platform),
  objectTypes: ['punchOutShop'],
  daily: (uow) => prune(uow, new Date(uow.now.getTime() - keptForMs)),
  personalData: { inCompany: forget },
  addRoutes: (http, { platform, origins, get }) => {
    installPunchOut(http, { platform, origins, credentials: get(credentials) })
    installDemoShop(http, platform, origins)
  },
})
