import type { Of, ThirdPartyCoding } from '@kontor/contract'
import type { Settings, UnitOfWork } from '../../../platform/index.ts'
import { checkedAddress } from '../../../platform/outbound/index.ts'
import { holdsList, noList } from '../../coding/index.ts'
import * as store from '../store.ts'
import { readTask } from './read-list.ts'

/**
 * Says where the company keeps its codes, and has them read.
 *
 * @throws ApiError BadRequest (the address), ResourceNotFound (a list)
 */
export async function saveSource(
  uow: UnitOfWork,
  settings: Settings,
  { url, listIds, active }: Of<typeof ThirdPartyCoding>,
): Promise<void> {
  const address = checkedAddress(settings, url.trim(), 'url')
  for (const id of listIds) if (!(await holdsList(uow, id))) throw noList(id)
  await store.save(uow, { url: address, listIds: [...new Set(listIds)], active })
  // The address may hold a key.
  await uow.log({
    kind: 'company.codes_elsewhere_saved',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { lists: listIds.length, active },
  })
  await readAll(uow)
}

/** Has each list read anew. */
export async function readAll(uow: UnitOfWork): Promise<void> {
  const source = await store.find(uow)
  if (source?.active) for (const listId of source.listIds) await uow.later(readTask, { listId })
}
