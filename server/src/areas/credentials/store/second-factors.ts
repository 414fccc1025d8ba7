import type { Tx } from '../../../platform/index.ts'

type FactorTables = {
  second_factor: {
    company_id: string
    user_id: string
    secret: string
    last_step: string
    created: Date
    confirmed: Date | null
  }
  recovery_code: { company_id: string; user_id: string; code_hash: string; used: Date | null }
  sign_in_rule: { company_id: string; second_factor: boolean }
}

export type FactorRow = FactorTables['second_factor']

const tables = (tx: Tx) => tx.withTables<FactorTables>()

export const factorOf = (tx: Tx, homeId: string, userId: string): Promise<FactorRow | undefined> =>
  tables(tx)
    .selectFrom('second_factor')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The same, held until the transaction ends: a code that comes twice at once is good once. */
export const lockFactor = (tx: Tx, homeId: string, userId: string): Promise<FactorRow | undefined> =>
  tables(tx)
    .selectFrom('second_factor')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Begins one anew, in the place of one that was not confirmed. */
export async function saveFactor(tx: Tx, row: FactorRow): Promise<void> {
  const { secret, last_step, created, confirmed } = row
  await tables(tx)
    .insertInto('second_factor')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({ secret, last_step, created, confirmed }),
    )
    .execute()
}

export async function changeFactor(
  tx: Tx,
  homeId: string,
  userId: string,
  change: Partial<Pick<FactorRow, 'last_step' | 'confirmed'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('second_factor')
    .set(change)
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteFactor(tx: Tx, homeId: string, userId: string): Promise<void> {
  for (const table of ['second_factor', 'recovery_code'] as const)
    await tables(tx).deleteFrom(table).where('company_id', '=', homeId).where('user_id', '=', userId).execute()
}

/** Other codes in the place of those that there were. */
export async function replaceRecoveryCodes(
  tx: Tx,
  homeId: string,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tables(tx).deleteFrom('recovery_code').where('company_id', '=', homeId).where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash) => ({ company_id: homeId, user_id: userId, code_hash, used: null }))
  await tables(tx).insertInto('recovery_code').values(rows).execute()
}

/** Uses up a recovery code; false where it is none, or was used. */
export async function takeRecoveryCode(
  tx: Tx,
  homeId: string,
  userId: string,
  hash: string,
  at: Date,
): Promise<boolean> {
  const taken = await tables(tx)
    .updateTable('recovery_code')
    .set({ used: at })
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used', 'is', null)
    .returning('user_id')
    .execute()
  return taken.length === 1
}

export async function recoveryCodesLeft(tx: Tx, homeId: string, userId: string): Promise<number> {
  const left = await tables(tx)
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('used', 'is', null)
    .execute()
  return left.length
}

/** Whether the company asks for a second factor. */
export async function isDemanded(tx: Tx, companyId: string): Promise<boolean> {
  const rule = await tables(tx)
    .selectFrom('sign_in_rule')
    .select('second_factor')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return rule?.second_factor === true
}

export async function saveDemand(tx: Tx, companyId: string, secondFactor: boolean): Promise<void> {
  await tables(tx)
    .insertInto('sign_in_rule')
    .values({ company_id: companyId, second_factor: secondFactor })
    .onConflict((conflict) => conflict.columns(['company_id']).doUpdateSet({ second_factor: secondFactor }))
    .execute()
}
