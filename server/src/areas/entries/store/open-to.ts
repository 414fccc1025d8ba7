import { roles } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'

/** The rule of rules/access.ts for each row of documents; only one that is confined costs a look. */
export const openTo = (companyId: string, readerId: string | null): RawBuilder<boolean> =>
  readerId === null
    ? sql`true`
    : sql`(not confined or author_id = ${readerId}
        or reaches_document(${companyId}, id, ${readerId}, ${roles.companyAdmin}))`
