import { defineArea } from '../../platform/index.ts'
import { registry } from '../apps/index.ts'
import { createHandlers } from './handlers.ts'
import * as store from './store.ts'

export const area = defineArea('startCards', {
  handlers: (services) => createHandlers(services.get(registry)),
  personalData: { inCompany: store.forget },
})
