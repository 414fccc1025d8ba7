import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, itemsInfo, type UnitOfWork } from '../../platform/index.ts'
import { addOutcome, addRule, addRuleset, logRulesetChange, outcomeOf, ruleOf } from './commands/save-rules.ts'
import { entitiesOf } from './entities.ts'
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

const shownRule = ({ rulesetId: _, ...rule }: store.RuleRecord) => ({ ...rule, conditions: [...rule.conditions] })
const shownOutcome = ({ id, name, codes }: store.OutcomeRecord) => ({ id, name, values: [...codes] })

export const handlers: Handlers<Areas['codingRules']> = {
  createRuleset: ({ params: { id }, body }, context) =>
    context.write(async (uow) => ({ ...(await addRuleset(uow, id, body)), companyId: uow.companyId })),

  listRulesets: (_, context) =>
    context.read(async (uow) => {
      const found = await store.rulesets(uow)
      return listed(found.map((one) => ({ ...one, companyId: uow.companyId })))
    }),

  createRule: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      await rulesetFor(uow, id)
      return shownRule(await addRule(uow, id, body))
    }),

  saveRule: ({ params: { id, ruleId }, body }, context) =>
    context.write(async (uow) => {
      await ruleFor(uow, id, ruleId)
      const rule = { ...(await ruleOf(uow, id, body)), id: ruleId }
      await store.changeRule(uow, rule)
      await logRulesetChange(uow, id, { rule: rule.name })
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
      return shownOutcome(await addOutcome(uow, id, body))
    }),

  saveOutcome: ({ params: { id, outcomeId }, body }, context) =>
    context.write(async (uow) => {
      await outcomeFor(uow, id, outcomeId)
      const outcome = { ...(await outcomeOf(uow, id, body)), id: outcomeId }
      await store.changeOutcome(uow, outcome)
      await logRulesetChange(uow, id, { outcome: outcome.name })
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
