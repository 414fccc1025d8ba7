import type { Pool, PoolClient } from 'pg'

/**
 * A pool of workers shows that it lives by an advisory lock on its name, which the database lets go of the moment the
 * process or its connection is gone. The queue itself would give a dead worker's jobs back after four hours only.
 */
export async function showPresence(pool: Pool, workers: string): Promise<Presence> {
  const client = await pool.connect()
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workers])
  } catch (error) {
    client.release(true)
    throw error
  }
  // The session ends with it, and the lock with the session.
  return { lost, hide: () => client.release(true) }
}

/** Workers that are seen to live until they hide, or until `lost` says that their connection is gone. */
export interface Presence {
  readonly lost: Promise<void>
  hide(): void
}

/** Gives back the jobs of workers that no longer live; how many pools were dead. */
export async function unlockDead(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ workers: string }>(
      'select distinct locked_by as workers from graphile_worker.jobs where locked_by is not null',
    )
    let dead = 0
    for (const { workers } of rows) if (await unlockIfDead(client, workers)) dead += 1
    return dead
  } finally {
    client.release()
  }
}

async function unlockIfDead(client: PoolClient, workers: string): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [workers],
  )
  if (rows[0]?.free !== true) return false
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [[workers]])
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [workers])
  return true
}

export interface Counted {
  readonly waiting: number
  readonly failed: number
}

export async function countJobs(pool: Pool): Promise<Counted> {
  const { rows } = await pool.query<Counted>(`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
