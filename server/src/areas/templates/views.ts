import type { Of, Template } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import type { TemplateHead } from './store.ts'

/** Templates as they are shown, with who wrote them. */
export async function templateEntities(uow: UnitOfWork, rows: readonly TemplateHead[]): Promise<Of<typeof Template>[]> {
  const names = await namesOf(uow, [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))])
  return rows.map((row) => templateEntity(row, names.get(row.author_id ?? '')))
}

export const templateEntity = (row: TemplateHead, author: string | undefined): Of<typeof Template> => ({
  Id: row.id,
  Name: row.name,
  Type: row.type,
  ...(row.partner !== '' && { Partner: row.partner }),
  ...(row.amount !== null && { Amount: row.amount }),
  ...(row.currency !== null && { Currency: row.currency }),
  ...(row.author_id !== null && { AuthorId: row.author_id }),
  ...(author !== undefined && { AuthorName: author }),
  Changed: row.changed.toISOString(),
})
