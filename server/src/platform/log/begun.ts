import type { Tx } from '../db/kysely.ts'
import type { Begun } from './checkpoint.ts'
import { checkpointCount, type StoredCheckpoint } from './store.ts'

/** A checkpoint as the one behind which more follow; those of before numbers are counted. */
export const begunAt = async (tx: Tx, checkpoint: StoredCheckpoint): Promise<Begun> => ({
  checkpoint,
  count: checkpoint.number ?? (await checkpointCount(tx, checkpoint.company_id, checkpoint.position)),
})
