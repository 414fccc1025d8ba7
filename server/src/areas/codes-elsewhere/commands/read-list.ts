import { type Message, t } from '@kontor/i18n'
import type { Outward, Settings, UnitOfWork } from '../../../platform/index.ts'
import { getOutside, NotFetched } from '../../../platform/outbound/index.ts'
import { holdsList, replaceEntries } from '../../coding/index.ts'
import { type Codes, readCodes } from '../codes-in-json.ts'
import * as store from '../store.ts'

export const readTask = 'codes_elsewhere.read'

/** As much as a list may hold, and how long it may take. */
const bounds = { size: 10_000_000, time: 20_000, redirects: 3 }

/** Reads a list from where the company keeps it. What is there counts; where it cannot be read, the list stays as it was. */
export async function readList(uow: UnitOfWork, listId: string): Promise<Outward | undefined> {
  const source = await store.find(uow)
  if (!source?.active || !source.listIds.includes(listId)) return undefined
  const { url } = source
  return async (settings) => {
    const codes = await fetchCodes(settings, url, listId)
    return async (after) => {
      const now = await store.lock(after)
      if (!now?.active || now.url !== url || !(await holdsList(after, listId))) return
      await store.noteResult(after, 'problem' in codes ? codes : await fillList(after, listId, codes))
    }
  }
}

async function fetchCodes(settings: Settings, url: string, listId: string): Promise<Codes> {
  const address = new URL(url)
  address.searchParams.set('listId', listId)
  try {
    return readCodes((await getOutside(address.href, { ...bounds, loopback: settings.appLoopback })).bytes)
  } catch (error) {
    if (error instanceof NotFetched) return { problem: error.reason }
    throw error
  }
}

async function fillList(
  uow: UnitOfWork,
  listId: string,
  { entries }: Exclude<Codes, { readonly problem: Message }>,
): Promise<{ readonly read: Date } | { readonly problem: Message }> {
  const others = new Set(entries.flatMap(({ GoesWith = [] }) => GoesWith.map(({ ListId }) => ListId)))
  for (const id of others)
    if (!(await holdsList(uow, id))) return { problem: t`An entry goes with the list ${id}, which does not exist.` }
  await replaceEntries(uow, listId, entries)
  return { read: uow.now }
}
