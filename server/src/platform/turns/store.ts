import { sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'

export type TurnKind = 'HOURLY' | 'DAILY'

export interface Turn {
  readonly companyId: string
  readonly kind: TurnKind
}

type TurnTables = { turn: { company_id: string; kind: TurnKind; due: Date } }

const tables = (tx: Tx) => tx.withTables<TurnTables>()

/** The turns that have come, the longest due first. */
export async function dueTurns(tx: Tx, now: Date, limit: number): Promise<Turn[]> {
  const { rows } = await sql<{ company_id: string; kind: TurnKind }>`
    select company_id, kind from due_turns(${now}, ${limit})`.execute(tx)
  return rows.map(({ company_id: companyId, kind }) => ({ companyId, kind }))
}

/** Puts a turn that has come off until an instant; false where another process was faster. */
export async function claim(tx: Tx, { companyId, kind }: Turn, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('turn')
    .set({ due: until })
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('due', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whoever brings the turn forward waits until this transaction has said when the next one is. */
export const hold = (tx: Tx, { companyId, kind }: Turn): Promise<unknown> =>
  tables(tx)
    .selectFrom('turn')
    .select('due')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .forUpdate()
    .execute()

export const settle = (tx: Tx, { companyId, kind }: Turn, due: Date): Promise<unknown> =>
  tables(tx).updateTable('turn').set({ due }).where('company_id', '=', companyId).where('kind', '=', kind).execute()

/** Brings a company's turns forward, or gives it its first; the earliest of what they are then. */
export async function bringForward(
  tx: Tx,
  companyId: string,
  turns: readonly { readonly kind: TurnKind; readonly due: Date }[],
): Promise<Date> {
  const rows = await tables(tx)
    .insertInto('turn')
    .values(turns.map(({ kind, due }) => ({ company_id: companyId, kind, due })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'kind']).doUpdateSet({ due: sql`least(turn.due, excluded.due)` }),
    )
    .returning('due')
    .execute()
  return new Date(Math.min(...rows.map(({ due }) => due.getTime())))
}
