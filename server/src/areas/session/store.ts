import type { Tx } from '../../platform/index.ts'

export type SessionTables = {
  session: {
    company_id: string
    id: string
    user_id: string
    kind: 'browser' | 'app' | 'program'
    parent_id: string | null
    entered_id: string | null
    app: string | null
    activation_id: string | null
    scopes: string[] | null
    token_hash: string
    xsrf_hash: string | null
    device: string
    created: Date
    last_seen: Date
    expires: Date
    ended: Date | null
  }
}

export type SessionRow = SessionTables['session']

const tables = (tx: Tx) => tx.withTables<SessionTables>()

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  const scopes = row.scopes === null ? null : (JSON.stringify(row.scopes) as unknown as string[])
  await tables(tx)
    .insertInto('session')
    .values({ ...row, scopes })
    .execute()
}

/** A session that has not ended, by its token; whether it has expired is the caller's to say. */
export const sessionByHash = (tx: Tx, homeId: string, tokenHash: string): Promise<SessionRow | undefined> =>
  tables(tx)
    .selectFrom('session')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('token_hash', '=', tokenHash)
    .where('ended', 'is', null)
    .executeTakeFirst()

export async function began(tx: Tx, homeId: string, id: string): Promise<Date | undefined> {
  const row = await tables(tx)
    .selectFrom('session')
    .select('created')
    .where('company_id', '=', homeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.created
}

export async function touch(tx: Tx, homeId: string, id: string, seen: Date, expires: Date): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ last_seen: seen, expires })
    .where('company_id', '=', homeId)
    .where('id', '=', id)
    .execute()
}

/** Ends a session and the app tokens that came from it. */
export async function endSession(tx: Tx, homeId: string, id: string, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ ended: at })
    .where('company_id', '=', homeId)
    .where('ended', 'is', null)
    .where((where) => where.or([where('id', '=', id), where('parent_id', '=', id)]))
    .execute()
}

/** Ends a person's sessions of these kinds. */
export async function endSessions(
  tx: Tx,
  homeId: string,
  userId: string,
  kinds: readonly SessionRow['kind'][],
  at: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ ended: at })
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('ended', 'is', null)
    .execute()
}

/** Ends what a person has open besides this session and what came from it. */
export async function endOtherSessions(
  tx: Tx,
  homeId: string,
  userId: string,
  keptId: string,
  at: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ ended: at })
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .where((where) => where.or([where('parent_id', 'is', null), where('parent_id', '!=', keptId)]))
    .where('ended', 'is', null)
    .execute()
}

/** Leaves nothing of a person's sessions, where they were signed in and with what. */
export async function eraseSessions(tx: Tx, homeId: string, userId: string): Promise<void> {
  await tables(tx).deleteFrom('session').where('company_id', '=', homeId).where('user_id', '=', userId).execute()
}

/** Where a person is signed in, last seen first. */
export const liveSessions = (tx: Tx, homeId: string, userId: string, now: Date): Promise<SessionRow[]> =>
  tables(tx)
    .selectFrom('session')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('kind', '!=', 'app')
    .where('ended', 'is', null)
    .where('expires', '>', now)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()

/** The tokens that people of a company gave to programs, last used first. */
export const liveProgramTokens = (tx: Tx, homeId: string, now: Date): Promise<SessionRow[]> =>
  tables(tx)
    .selectFrom('session')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('kind', '=', 'program')
    .where('ended', 'is', null)
    .where('expires', '>', now)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()

/** When a token that came from one of these was made or used last, by the id of what it came from. */
export async function lastSeenFrom(tx: Tx, homeId: string, parentIds: readonly string[]): Promise<Map<string, Date>> {
  if (parentIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('session')
    .select(['parent_id', (from) => from.fn.max('last_seen').as('seen')])
    .where('company_id', '=', homeId)
    .where('parent_id', 'in', parentIds)
    .groupBy('parent_id')
    .execute()
  return new Map(rows.map(({ parent_id, seen }) => [parent_id ?? '', seen]))
}

/** Deletes a company's sessions that ended or expired before a day. */
export async function prune(tx: Tx, homeId: string, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('session')
    .where('company_id', '=', homeId)
    .where((where) => where.or([where('ended', '<', before), where('expires', '<', before)]))
    .execute()
}
