import { defineArea } from '../../platform/index.ts'
import { requisitionWorkflows } from '../requisitions/index.ts'
import { createHandlers } from './handlers.ts'

export const area = defineArea('externalRequisitions', {
  handlers: ({ get }) => createHandlers(get(requisitionWorkflows)),
})
