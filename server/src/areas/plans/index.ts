import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { publishPlan } from './commands/publish-plan.ts'
export { draftPlan } from './commands/save-plan.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    plan: true
  }
}

export const area = defineArea('plans', { handlers, objectTypes: ['plan'] })
