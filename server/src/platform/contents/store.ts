import type { Tx } from '../db/db.ts'

type ContentTables = {
  content: { company_id: string; hash: string; size: number; bytes: Uint8Array | null; created: Date }
}

const tables = (tx: Tx) => tx.withTables<ContentTables>()

export const sizeOf = async (tx: Tx, companyId: string, hash: string): Promise<number | undefined> =>
  (
    await tables(tx)
      .selectFrom('content')
      .select('size')
      .where('company_id', '=', companyId)
      .where('hash', '=', hash)
      .executeTakeFirst()
  )?.size

/** `bytes` is null where they lie in a file. */
export const find = (
  tx: Tx,
  companyId: string,
  hash: string,
): Promise<{ size: number; bytes: Uint8Array | null } | undefined> =>
  tables(tx)
    .selectFrom('content')
    .select(['size', 'bytes'])
    .where('company_id', '=', companyId)
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Two acts may add the same at once; one row stays. */
export async function add(
  tx: Tx,
  companyId: string,
  hash: string,
  size: number,
  bytes: Uint8Array | null,
  created: Date,
): Promise<void> {
  await tables(tx)
    .insertInto('content')
    .values({ company_id: companyId, hash, size, bytes, created })
    .onConflict((conflict) => conflict.columns(['company_id', 'hash']).doNothing())
    .execute()
}
