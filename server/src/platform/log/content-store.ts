import { sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import { type Batch, batched } from '../group-commit/batched-statement.ts'

const latest = batched(
  (tx) => tx,
  (db, { companyId, rows }: Batch<{ readonly companyId: string; readonly id: string }>) =>
    sql<{ content_hash: string }>`
      select nth, found.* from json_to_recordset(${rows}) as given (nth integer, id uuid), lateral (
        select content_hash from log_entry
        where company_id = ${companyId} and object_id = given.id and object_type = 'document'
          and content_hash is not null and detail->>'attachmentId' is null
        order by (detail->>'version')::bigint desc nulls last, at desc, log_entry.id desc limit 1
      ) found`.compile(db),
)

/**
 * The hash that the log has for the content of a document: that of the version saved last, or of what was received or
 * sent. Lines about its files have hashes of their own. Undefined where the log has none.
 */
export const loggedContent = async (tx: Tx, companyId: string, id: string): Promise<string | undefined> =>
  (await latest.ask(tx, { companyId, id }))[0]?.content_hash

/** The hash that the log has for each file of these documents, by the file's id. */
export async function loggedFiles(
  tx: Tx,
  companyId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; content_hash: string }>`
    select distinct on (detail->>'attachmentId') detail->>'attachmentId' as id, content_hash from log_entry
    where company_id = ${companyId} and object_id = any(${documentIds}::uuid[]) and object_type = 'document'
      and content_hash is not null and detail->>'attachmentId' is not null
    order by detail->>'attachmentId', at desc, log_entry.id desc`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.content_hash]))
}
