import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Condition } from './rules/index.ts'

export interface RulesetRecord {
  readonly id: string
  readonly name: string
  readonly active: boolean
}

interface Code {
  readonly listId: string
  readonly code: string
}

export interface OutcomeRecord {
  readonly rulesetId: string
  readonly id: string
  readonly name: string
  readonly codes: readonly Code[]
}

export interface RuleRecord {
  readonly rulesetId: string
  readonly id: string
  readonly name: string
  readonly conditions: readonly Condition[]
  readonly outcomeId: string
  readonly priority: number
  readonly active: boolean
}

/** Data in JSON is read as it is, and written as text. */
type Json<T> = ColumnType<T, string, string>
type Kept<T> = T & { companyId: string; created: Date }

type Tables = {
  codingRuleset: Kept<RulesetRecord>
  codingOutcome: Kept<Omit<OutcomeRecord, 'codes'>> & { codes: Json<readonly Code[]> }
  codingRule: Kept<Omit<RuleRecord, 'conditions'>> & { conditions: Json<readonly Condition[]> }
}

// Conditions and codes are data, and no rows whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

/** So many of each there are at most. */
export const maxInSet = 1_000

export const rulesets = ({ tx, companyId }: UnitOfWork): Promise<RulesetRecord[]> =>
  tables(tx)
    .selectFrom('codingRuleset')
    .select(['id', 'name', 'active'])
    .where('companyId', '=', companyId)
    .orderBy('created')
    .orderBy('id')
    .limit(maxInSet)
    .execute()

/** False where the company has one under the id. */
export async function addRuleset({ tx, companyId, now }: UnitOfWork, ruleset: RulesetRecord): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('codingRuleset')
    .values({ ...ruleset, companyId, created: now })
    .onConflict((one) => one.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

const ruleColumns = ['rulesetId', 'id', 'name', 'conditions', 'outcomeId', 'priority', 'active'] as const

/** Oldest first. */
export const rulesIn = ({ tx, companyId }: UnitOfWork, rulesetId: string): Promise<RuleRecord[]> =>
  tables(tx)
    .selectFrom('codingRule')
    .select(ruleColumns)
    .where('companyId', '=', companyId)
    .where('rulesetId', '=', rulesetId)
    .orderBy('created')
    .orderBy('id')
    .limit(maxInSet)
    .execute()

/** False where the set has one under the id. */
export async function addRule({ tx, companyId, now }: UnitOfWork, rule: RuleRecord): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('codingRule')
    .values({ ...rule, conditions: JSON.stringify(rule.conditions), companyId, created: now })
    .onConflict((one) => one.columns(['companyId', 'rulesetId', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

export async function changeRule({ tx, companyId }: UnitOfWork, rule: RuleRecord): Promise<void> {
  const { rulesetId, id, ...changes } = rule
  await tables(tx)
    .updateTable('codingRule')
    .set({ ...changes, conditions: JSON.stringify(rule.conditions) })
    .where('companyId', '=', companyId)
    .where('rulesetId', '=', rulesetId)
    .where('id', '=', id)
    .execute()
}

/** Oldest first. */
export const outcomesIn = ({ tx, companyId }: UnitOfWork, rulesetId: string): Promise<OutcomeRecord[]> =>
  tables(tx)
    .selectFrom('codingOutcome')
    .select(['rulesetId', 'id', 'name', 'codes'])
    .where('companyId', '=', companyId)
    .where('rulesetId', '=', rulesetId)
    .orderBy('created')
    .orderBy('id')
    .limit(maxInSet)
    .execute()

/** False where the set has one under the id. */
export async function addOutcome({ tx, companyId, now }: UnitOfWork, outcome: OutcomeRecord): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('codingOutcome')
    .values({ ...outcome, codes: JSON.stringify(outcome.codes), companyId, created: now })
    .onConflict((one) => one.columns(['companyId', 'rulesetId', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

export async function changeOutcome({ tx, companyId }: UnitOfWork, outcome: OutcomeRecord): Promise<void> {
  await tables(tx)
    .updateTable('codingOutcome')
    .set({ name: outcome.name, codes: JSON.stringify(outcome.codes) })
    .where('companyId', '=', companyId)
    .where('rulesetId', '=', outcome.rulesetId)
    .where('id', '=', outcome.id)
    .execute()
}
