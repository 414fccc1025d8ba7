import type { CodingOutcome, CodingRule, CodingRuleset, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { codingLists, whyNoCode } from '../../coding/index.ts'
import { whyNotCondition } from '../rules/index.ts'
import * as store from '../store.ts'

/** @throws ApiError BadRequest where a condition cannot be kept, or proposes an outcome that is not of the set. */
export async function ruleOf(
  uow: UnitOfWork,
  rulesetId: string,
  { id, name, conditions, outcomeId, priority = 0, active = true }: Of<typeof CodingRule>,
): Promise<store.RuleRecord> {
  for (const condition of conditions) {
    const why = whyNotCondition(condition)
    if (why !== undefined) throw unfit('conditions', t`The rule ${name} is not valid: ${why}.`)
  }
  if (!(await store.outcomesIn(uow, rulesetId)).some((one) => one.id === outcomeId))
    throw unfit('outcomeId', t`The rule ${name} is not valid: its ruleset has no outcome ${outcomeId}.`)
  return { rulesetId, id: id ?? uow.newId(), name, conditions, outcomeId, priority, active }
}

/** @throws ApiError BadRequest where it has two codes of a list, or one that is not in use. */
export async function outcomeOf(
  uow: UnitOfWork,
  rulesetId: string,
  { id, name, values }: Of<typeof CodingOutcome>,
): Promise<store.OutcomeRecord> {
  const lists = new Set((await codingLists(uow)).map((one) => one.id))
  const seen = new Set<string>()
  for (const value of values) {
    const why = seen.has(value.listId)
      ? t`it has two codes from the list ${value.listId}`
      : lists.has(value.listId)
        ? await whyNoCode(uow, value)
        : t`there is no list ${value.listId}`
    if (why !== undefined) throw unfit('values', t`The outcome ${name} is not valid: ${why}.`)
    seen.add(value.listId)
  }
  return { rulesetId, id: id ?? uow.newId(), name, codes: values.map(({ listId, code }) => ({ listId, code })) }
}

/** Whoever changes how bills are to be coded stands in the log. */
export const logRulesetChange = (uow: UnitOfWork, rulesetId: string, detail: Record<string, string>) =>
  uow.log({ kind: 'company.coding_rules_changed', objectType: 'codingRuleset', objectId: rulesetId, detail })

/** @throws ApiError ResourceNotFound (another company's), Conflict (its id is taken). */
export async function addRuleset(
  uow: UnitOfWork,
  id: string,
  { name, companyId, active = true }: Of<typeof CodingRuleset>,
): Promise<store.RulesetRecord> {
  if (companyId !== undefined && companyId !== uow.companyId)
    throw new ApiError(
      'ResourceNotFound',
      t`There is no company ${companyId} here: a ruleset belongs to your own company, ${uow.companyId}.`,
      {
        details: { company: companyId },
      },
    )
  if ((await store.rulesets(uow)).length >= store.maxInSet)
    throw new ApiError(
      'BadRequest',
      t`Your company has ${store.maxInSet} rulesets, the most it can have: change one of them.`,
    )
  if (!(await store.addRuleset(uow, { id, name, active })))
    throw new ApiError('Conflict', t`There is a ruleset ${id} already.`, { details: { ruleset: id } })
  await logRulesetChange(uow, id, { ruleset: name })
  return { id, name, active }
}

/** @throws ApiError as {@link ruleOf}; Conflict where its id is taken. */
export async function addRule(
  uow: UnitOfWork,
  rulesetId: string,
  given: Of<typeof CodingRule>,
): Promise<store.RuleRecord> {
  const rule = await ruleOf(uow, rulesetId, given)
  if ((await store.rulesIn(uow, rulesetId)).length >= store.maxInSet)
    throw new ApiError(
      'BadRequest',
      t`The ruleset ${rulesetId} has ${store.maxInSet} rules, the most it can have: change one of them, or start another ruleset.`,
    )
  if (!(await store.addRule(uow, rule)))
    throw new ApiError('Conflict', t`There is a rule ${rule.id} already.`, { details: { rule: rule.id } })
  await logRulesetChange(uow, rulesetId, { rule: rule.name })
  return rule
}

/** @throws ApiError as {@link outcomeOf}; Conflict where its id is taken. */
export async function addOutcome(
  uow: UnitOfWork,
  rulesetId: string,
  given: Of<typeof CodingOutcome>,
): Promise<store.OutcomeRecord> {
  const outcome = await outcomeOf(uow, rulesetId, given)
  if ((await store.outcomesIn(uow, rulesetId)).length >= store.maxInSet)
    throw new ApiError(
      'BadRequest',
      t`The ruleset ${rulesetId} has ${store.maxInSet} outcomes, the most it can have: change one of them, or start another ruleset.`,
    )
  if (!(await store.addOutcome(uow, outcome)))
    throw new ApiError('Conflict', t`There is an outcome ${outcome.id} already.`, { details: { outcome: outcome.id } })
  await logRulesetChange(uow, rulesetId, { outcome: outcome.name })
  return outcome
}
