import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { tasks } from './threads.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    card: true
  }
}

export const area = defineArea('collaboration', { handlers, tasks, objectTypes: ['card'] })
