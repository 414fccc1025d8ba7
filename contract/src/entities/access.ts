import { decidingRules, explainedActions } from '../enumerations/index.ts'
import { entity, id, maybe, oneOf, text, uuid, yes } from '../words/index.ts'

/** Why somebody may or may not: the rule that decided, as a sentence, and where it stands. */
export const Verdict = entity('Verdict', {
  UserId: id('user'),
  CompanyAccountId: id('company'),
  Action: oneOf(explainedActions),
  ObjectId: maybe(uuid()),
  Allowed: yes(),
  Rule: oneOf(decidingRules),
  Because: text({ max: 4000 }),
  Stands: text({ max: 200, says: 'The file of the server in which the rule is written and enforced.' }),
  Right: text({ max: 60, says: 'The right that the action asks for.' }),
  RoleId: maybe(id('role')),
})
