import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { addOutcome, addRule, addRuleset } from './commands/save-rules.ts'
export { proposalsOf } from './proposals.ts'
export { type Facts, factOf } from './rules/index.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    codingRuleset: true
  }
}

/** What somebody wrote down of how bills are to be coded (0163). */
export const area = defineArea('codingRules', { handlers, objectTypes: ['codingRuleset'] })
