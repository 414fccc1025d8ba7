import type { UnitOfWork } from '../../platform/index.ts'
import { type ByRule, type Proposing, proposedBy } from './rules/index.ts'
import * as store from './store.ts'

/** What gives the code of a list that the company's rules propose, and the name of the rule; nothing where no rule holds. */
export async function proposalsOf(uow: UnitOfWork): Promise<ByRule> {
  const rules: Proposing[] = []
  for (const { id, active } of await store.rulesets(uow)) {
    if (!active) continue
    const codes = new Map((await store.outcomesIn(uow, id)).map((outcome) => [outcome.id, outcome.codes]))
    for (const rule of await store.rulesIn(uow, id))
      if (rule.active) rules.push({ ...rule, codes: codes.get(rule.outcomeId) ?? [] })
  }
  return proposedBy(rules)
}
