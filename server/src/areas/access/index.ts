import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'

export const area = defineArea('access', {
  policy,
  handlers: ({ areas }) => createHandlers(areas, areas.objectRules),
})
