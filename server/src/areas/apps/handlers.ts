import type { Areas } from '@kontor/contract'
import { Fault, type Handler, type Handlers } from '../../platform/index.ts'

const later: Handler<never> = async () => {
  throw new Fault('NotServed', 'The app store is being built.')
}

export const createHandlers = (): Handlers<Areas['apps']> => ({
  readSetting: later,
  saveSetting: later,
  readStoreApp: later,
  listActive: later,
  listActiveV2: later,
  listByCapability: later,
  listStore: later,
  listCategories: later,
  activate: later,
  deactivate: later,
  isAutoActivateable: later,
  addApp: later,
  removeApp: later,
  readPermissions: later,
})
