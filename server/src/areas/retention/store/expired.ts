import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type Entry, firstClock } from '../../entries/index.ts'
import { tables } from './tables.ts'

/** What was settled by the last day of its types and is not held; what was deleted as a draft never was. */
const settled = (uow: UnitOfWork, types: readonly TradeType[], lastDay: string) =>
  tables(uow.tx)
    .selectFrom('document')
    .where('companyId', '=', uow.companyId)
    .where('discarded', 'is', null)
    .where('finished', 'is not', null)
    .where('legalHold', '=', false)
    .where('type', 'in', types)
    .where(
      sql<boolean>`greatest(issue_date, (coalesce(exchanged, finished) at time zone make_interval(hours => ${firstClock}))::date) <= ${lastDay}`,
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('legalHold')
            .select('objectId')
            .where('legalHold.companyId', '=', uow.companyId)
            .where('legalHold.kind', '=', 'PARTNER')
            .where('legalHold.objectId', '=', ref('document.connectionId')),
        ),
      ),
    )

/** Some of them, held until the transaction ends. */
export const expired = (
  uow: UnitOfWork,
  types: readonly TradeType[],
  lastDay: string,
  limit: number,
): Promise<Entry[]> => settled(uow, types, lastDay).selectAll().orderBy('id').limit(limit).forUpdate().execute()

export async function count(uow: UnitOfWork, types: readonly TradeType[], lastDay: string): Promise<number> {
  const { all } = await settled(uow, types, lastDay)
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all)
}

/** Every content that these documents ever had, their files, and the files that they were made of. */
export async function contentsOf(uow: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from log_entry
    where company_id = ${uow.companyId} and object_id = any(${ids}::uuid[]) and content_hash is not null
    union select content_hash from document where company_id = ${uow.companyId} and id = any(${ids}::uuid[])
    union select content_hash from document_file where company_id = ${uow.companyId} and document_id = any(${ids}::uuid[])
    union select content_hash from scan_upload
      where company_id = ${uow.companyId} and document_id = any(${ids}::uuid[]) and content_hash is not null
    union select file.content_hash from scan_attachment file
      join scan_upload upload on upload.company_id = file.company_id and upload.id = file.upload_id
      where file.company_id = ${uow.companyId} and upload.company_id = ${uow.companyId}
        and upload.document_id = any(${ids}::uuid[])
    union select line.content_hash from log_entry line
      join scan_upload upload on upload.company_id = line.company_id and upload.id = line.object_id
      where line.company_id = ${uow.companyId} and upload.company_id = ${uow.companyId}
        and upload.document_id = any(${ids}::uuid[]) and line.content_hash is not null
  `.execute(uow.tx)
  return rows.map(({ hash }) => hash)
}

/** Which of these contents belong to something else, too, that is not thrown away: a document in any of its versions, or a file. */
export async function neededElsewhere(
  uow: UnitOfWork,
  hashes: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select line.content_hash as hash from log_entry line
    join document on document.company_id = line.company_id and document.id = line.object_id
    where line.company_id = ${uow.companyId} and document.company_id = ${uow.companyId}
      and line.content_hash = any(${hashes}::text[])
      and document.discarded is null and document.id <> all(${ids}::uuid[])
    union
    select content_hash from document
    where company_id = ${uow.companyId} and content_hash = any(${hashes}::text[])
      and discarded is null and id <> all(${ids}::uuid[])
    union
    select content_hash from document_file
    where company_id = ${uow.companyId} and content_hash = any(${hashes}::text[])
      and (document_id is null or document_id <> all(${ids}::uuid[]))
    union
    select unnest(array[content_hash, draft_hash]) from scan_upload
    where company_id = ${uow.companyId} and (content_hash = any(${hashes}::text[]) or draft_hash = any(${hashes}::text[]))
      and (document_id is null or document_id <> all(${ids}::uuid[]))
    union
    select file.content_hash from scan_attachment file
    join scan_upload upload on upload.company_id = file.company_id and upload.id = file.upload_id
    where file.company_id = ${uow.companyId} and upload.company_id = ${uow.companyId}
      and file.content_hash = any(${hashes}::text[])
      and (upload.document_id is null or upload.document_id <> all(${ids}::uuid[]))
    union
    select content_hash from partner_note
    where company_id = ${uow.companyId} and content_hash = any(${hashes}::text[])
    union
    select content_hash from partner_field_value
    where company_id = ${uow.companyId} and content_hash = any(${hashes}::text[])
  `.execute(uow.tx)
  return new Set(rows.map(({ hash }) => hash))
}
