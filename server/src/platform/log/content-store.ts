import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Tx } from '../db/kysely.ts'

/**
 * The hash that the log has for the content of each of these documents: that of the version saved last, or of what was
 * received or sent. Lines about their files have hashes of their own.
 */
export async function loggedContents(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ object_id: string; content_hash: string }>`
    select distinct on (object_id) object_id, content_hash from log_entry
    where company_id = ${companyId} and object_id = ${anyOf(ids)} and object_type = 'document'
      and content_hash is not null and detail->>'attachmentId' is null
    order by object_id, (detail->>'version')::bigint desc nulls last, at desc, id desc`.execute(tx)
  return new Map(rows.map((row) => [row.object_id, row.content_hash]))
}

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
