import { addEntries, codable, saveCoding, saveList } from '@kontor/server/areas/coding'
import type { UnitOfWork } from '@kontor/server/platform'
import { accounts, categories, codesOf, costCentres } from './code-lists.ts'
import { seeded } from './random.ts'

/** The company whose accounts payable codes what it is billed. */
export const codingCompany = 'nordlicht'

/** The ids of its lists, which whoever makes a list chooses. */
export const accountsId = '0192f0c1-aaaa-7000-8000-000000000001'
export const costCentresId = '0192f0c1-aaaa-7000-8000-000000000002'
const categoriesId = '0192f0c1-aaaa-7000-8000-000000000003'

export async function foundLists(uow: UnitOfWork): Promise<void> {
  await saveList(uow, { ListId: accountsId, Name: 'Account', Target: 'LINE', Required: true })
  await addEntries(uow, accountsId, accounts.flat())
  await saveList(uow, { ListId: costCentresId, Name: 'Cost center', Target: 'LINE', Required: false })
  await addEntries(uow, costCentresId, costCentres.flat())
  await saveList(uow, { ListId: categoriesId, Name: 'CPV', Target: 'LINE', Required: false })
  await addEntries(uow, categoriesId, categories.flat())
}

/** Codes a document as a whole before it is accepted: most under one cost centre, some shared by two. */
export async function codeDocument(uow: UnitOfWork, documentId: string, key: string): Promise<void> {
  const chance = seeded(`coding/${key}`)
  const account = { listId: accountsId, code: chance.pick(codesOf(accounts)) }
  const [one, other] = [chance.pick(codesOf(costCentres).slice(0, 2)), chance.pick(codesOf(costCentres).slice(2))]
  const part = (code: string) => ({ values: [account, { listId: costCentresId, code }] })
  const header = chance.odds(0.25)
    ? [
        { ...part(one), percent: '60' },
        { ...part(other), percent: '40' },
      ]
    : [part(one)]
  await saveCoding(uow, await codable(uow, documentId), { header, lines: [] }, undefined)
}
