import type { UnitOfWork } from '../../platform/index.ts'
import { noTemplate } from './not-found.ts'
import * as store from './store.ts'

export type { TemplateRow } from './store.ts'

/** @throws ApiError ResourceNotFound */
export async function templateFor(uow: UnitOfWork, id: string): Promise<store.TemplateRow> {
  const found = await store.find(uow, id)
  if (found === undefined) throw noTemplate(id)
  return found
}

/** What the templates of the company are called, by id. */
export const templateHeads = async (uow: UnitOfWork): Promise<ReadonlyMap<string, store.TemplateHead>> =>
  new Map((await store.all(uow)).map((row) => [row.id, row]))
