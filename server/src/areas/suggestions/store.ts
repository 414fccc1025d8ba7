import { createHash } from 'node:crypto'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Evidence, Sign } from './rules/expecting.ts'

/** A program's model, by the three names of its path. */
export type Model = readonly [vendor: string, app: string, id: string]

type Tables = { suggestionEvidence: { companyId: string; model: string; sign: string; outcome: string; times: number } }

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

/** What a program tells of its things is not kept, only what is the same wherever it is told again. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')
const nameOf = (model: Model): string => JSON.stringify(model)

export async function isKnown({ tx, companyId }: UnitOfWork, model: Model): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('suggestionEvidence')
    .select('model')
    .where('companyId', '=', companyId)
    .where('model', '=', nameOf(model))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function evidenceOf(
  { tx, companyId }: UnitOfWork,
  model: Model,
  signs: readonly Sign[],
): Promise<Evidence[]> {
  const keys = new Map(signs.map(({ key }) => [hashed(key), key]))
  const rows = await tables(tx)
    .selectFrom('suggestionEvidence')
    .select(['sign', 'outcome', 'times'])
    .where('companyId', '=', companyId)
    .where('model', '=', nameOf(model))
    .where('sign', '=', sql<string>`any(${[...keys.keys()]}::text[])`)
    .execute()
  return rows.map(({ sign, ...rest }) => ({ ...rest, key: keys.get(sign) ?? sign }))
}

/** Counts an outcome for each sign, in an order in which two who teach the same do not wait for each other for ever. */
export async function teach(
  { tx, companyId }: UnitOfWork,
  model: Model,
  signs: readonly Sign[],
  outcome: string,
): Promise<void> {
  const rows = signs
    .map(({ key }) => ({ companyId, model: nameOf(model), sign: hashed(key), outcome, times: 1 }))
    .toSorted((one, other) => (one.sign < other.sign ? -1 : 1))
  await tables(tx)
    .insertInto('suggestionEvidence')
    .values(rows)
    .onConflict((one) =>
      one
        .columns(['companyId', 'model', 'sign', 'outcome'])
        .doUpdateSet({ times: sql`suggestion_evidence.times + excluded.times` }),
    )
    .execute()
}
