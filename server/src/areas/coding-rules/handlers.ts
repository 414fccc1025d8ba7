import type { Areas, CodingOutcome, CodingRule, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, itemsInfo, type UnitOfWork } from '../../platform/index.ts'
import { codingLists, whyNoCode } from '../coding/index.ts'
import { entitiesOf } from './entities.ts'
import { whyNotCondition } from './rules/index.ts'
import * as store from './store.ts'

const listed = <T>(items: T[]) => itemsInfo({ limit: items.length, page: 0 }, items, items.length)

async function rulesetFor(uow: UnitOfWork, id: string): Promise<store.RulesetRecord> {
  const found = (await store.rulesets(uow)).find((one) => one.id === id)
  if (found === undefined)
    throw new ApiError('ResourceNotFound', t`There is no ruleset ${id}.`, { details: { ruleset: id } })
  return found
}

async function ruleFor(uow: UnitOfWork, rulesetId: string, id: string): Promise<store.RuleRecord> {
  await rulesetFor(uow, rulesetId)
  const found = (await store.rulesIn(uow, rulesetId)).find((one) => one.id === id)
  if (found === undefined) throw new ApiError('ResourceNotFound', t`There is no rule ${id}.`, { details: { rule: id } })
  return found
}

async function outcomeFor(uow: UnitOfWork, rulesetId: string, id: string): Promise<store.OutcomeRecord> {
  await rulesetFor(uow, rulesetId)
  const found = (await store.outcomesIn(uow, rulesetId)).find((one) => one.id === id)
  if (found === undefined)
    throw new ApiError('ResourceNotFound', t`There is no outcome ${id}.`, { details: { outcome: id } })
  return found
}

/** @throws ApiError BadRequest where a condition cannot be kept, or proposes an outcome that is not of the set. */
async function ruleOf(
  uow: UnitOfWork,
  rulesetId: string,
  { id, name, conditions, outcomeId, priority = 0, active = true }: Of<typeof CodingRule>,
): Promise<store.RuleRecord> {
  for (const condition of conditions) {
    const why = whyNotCondition(condition)
    if (why !== undefined) throw new ApiError('BadRequest', t`The rule ${name} is not valid: ${why}.`)
  }
  if (!(await store.outcomesIn(uow, rulesetId)).some((one) => one.id === outcomeId))
    throw new ApiError('BadRequest', t`The rule ${name} is not valid: its ruleset has no outcome ${outcomeId}.`)
  return { rulesetId, id: id ?? uow.newId(), name, conditions, outcomeId, priority, active }
}

/** @throws ApiError BadRequest where it has two codes of a list, or one that is not in use. */
async function outcomeOf(
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
    if (why !== undefined) throw new ApiError('BadRequest', t`The outcome ${name} is not valid: ${why}.`)
    seen.add(value.listId)
  }
  return { rulesetId, id: id ?? uow.newId(), name, codes: values.map(({ listId, code }) => ({ listId, code })) }
}

const shownRule = ({ rulesetId: _, ...rule }: store.RuleRecord) => ({ ...rule, conditions: [...rule.conditions] })
const shownOutcome = ({ id, name, codes }: store.OutcomeRecord) => ({ id, name, values: [...codes] })

const changed = (uow: UnitOfWork, rulesetId: string, detail: Record<string, string>) =>
  uow.log({ kind: 'company.coding_rules_changed', objectType: 'codingRuleset', objectId: rulesetId, detail })

export const handlers: Handlers<Areas['codingRules']> = {
  createRuleset: ({ params: { id }, body: { name, companyId, active = true } }, context) =>
    context.write(async (uow) => {
      if (companyId !== undefined && companyId !== uow.companyId)
        throw new ApiError(
          'BadRequest',
          t`companyId is ${companyId}: a ruleset belongs to your own company, ${uow.companyId}.`,
        )
      if (!(await store.addRuleset(uow, { id, name, active })))
        throw new ApiError('Conflict', t`There is a ruleset ${id} already.`, { details: { ruleset: id } })
      await changed(uow, id, { ruleset: name })
      return { id, name, active, companyId: uow.companyId }
    }),

  listRulesets: (_, context) =>
    context.read(async (uow) => {
      const found = await store.rulesets(uow)
      return listed(found.map((one) => ({ ...one, companyId: uow.companyId })))
    }),

  createRule: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      await rulesetFor(uow, id)
      const rule = await ruleOf(uow, id, body)
      if (!(await store.addRule(uow, rule)))
        throw new ApiError('Conflict', t`There is a rule ${rule.id} already.`, { details: { rule: rule.id } })
      await changed(uow, id, { rule: rule.name })
      return shownRule(rule)
    }),

  saveRule: ({ params: { id, ruleId }, body }, context) =>
    context.write(async (uow) => {
      await ruleFor(uow, id, ruleId)
      const rule = { ...(await ruleOf(uow, id, body)), id: ruleId }
      await store.changeRule(uow, rule)
      await changed(uow, id, { rule: rule.name })
      return shownRule(rule)
    }),

  readRule: ({ params: { id, ruleId } }, context) =>
    context.read(async (uow) => shownRule(await ruleFor(uow, id, ruleId))),

  listRules: ({ params: { id }, query }, context) =>
    context.read(async (uow) => {
      await rulesetFor(uow, id)
      const rules = await store.rulesIn(uow, id)
      if (!query.include_entities) return listed(rules.map(shownRule))
      const outcomes = await store.outcomesIn(uow, id)
      const shown = []
      for (const rule of rules) shown.push({ ...shownRule(rule), entities: await entitiesOf(uow, rule, outcomes) })
      return listed(shown)
    }),

  createOutcome: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      await rulesetFor(uow, id)
      const outcome = await outcomeOf(uow, id, body)
      if (!(await store.addOutcome(uow, outcome)))
        throw new ApiError('Conflict', t`There is an outcome ${outcome.id} already.`, {
          details: { outcome: outcome.id },
        })
      await changed(uow, id, { outcome: outcome.name })
      return shownOutcome(outcome)
    }),

  saveOutcome: ({ params: { id, outcomeId }, body }, context) =>
    context.write(async (uow) => {
      await outcomeFor(uow, id, outcomeId)
      const outcome = { ...(await outcomeOf(uow, id, body)), id: outcomeId }
      await store.changeOutcome(uow, outcome)
      await changed(uow, id, { outcome: outcome.name })
      return shownOutcome(outcome)
    }),

  readOutcome: ({ params: { id, outcomeId } }, context) =>
    context.read(async (uow) => shownOutcome(await outcomeFor(uow, id, outcomeId))),

  listOutcomes: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      await rulesetFor(uow, id)
      return listed((await store.outcomesIn(uow, id)).map(shownOutcome))
    }),
}
