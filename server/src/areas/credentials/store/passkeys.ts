import type { Tx } from '../../../platform/index.ts'

type PasskeyTables = {
  passkey: {
    company_id: string
    id: string
    user_id: string
    credential_id: string
    public_key: string
    counter: string
    /** Parted by blanks. */
    transports: string
    name: string
    created: Date
    last_used: Date | null
  }
}

export type PasskeyRow = PasskeyTables['passkey']

const tables = (tx: Tx) => tx.withTables<PasskeyTables>()

export const passkeysOf = (tx: Tx, homeId: string, userId: string): Promise<PasskeyRow[]> =>
  tables(tx)
    .selectFrom('passkey')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .execute()

/** A person's passkey, held until the transaction ends. */
export const lockPasskey = (
  tx: Tx,
  homeId: string,
  userId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  tables(tx)
    .selectFrom('passkey')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

/** False where the company knows the credential already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const made = await tables(tx)
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'credential_id']).doNothing())
    .returning('id')
    .execute()
  return made.length === 1
}

export async function touchPasskey(tx: Tx, homeId: string, id: string, counter: number, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('passkey')
    .set({ counter: String(counter), last_used: at })
    .where('company_id', '=', homeId)
    .where('id', '=', id)
    .execute()
}

/** One of a person's; false where it is none of theirs. */
export async function deletePasskey(tx: Tx, homeId: string, userId: string, id: string): Promise<boolean> {
  const gone = await tables(tx)
    .deleteFrom('passkey')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return gone.length === 1
}

export async function deletePasskeys(tx: Tx, homeId: string, userId: string): Promise<number> {
  const gone = await tables(tx)
    .deleteFrom('passkey')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return gone.length
}
