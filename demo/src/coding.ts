import { addEntries, codable, saveCoding, saveList } from '@kontor/server/areas/coding'
import type { Act } from '@kontor/server/platform'
import { accounts, codesOf, costCentres } from './code-lists.ts'
import { seeded } from './random.ts'

/** The company whose accounts payable codes what it is billed. */
export const codingCompany = 'nordlicht'

/** The ids of its lists, which whoever makes a list chooses. */
const accountsId = '0192f0c1-aaaa-7000-8000-000000000001'
const costCentresId = '0192f0c1-aaaa-7000-8000-000000000002'

export async function foundLists(act: Act): Promise<void> {
  await saveList(act, { ListId: accountsId, Name: 'Account', Target: 'LINE', Required: true })
  await addEntries(act, accountsId, accounts.flat())
  await saveList(act, { ListId: costCentresId, Name: 'Cost centre', Target: 'LINE', Required: false })
  await addEntries(act, costCentresId, costCentres.flat())
}

/** Codes a document as a whole before it is accepted: most under one cost centre, some shared by two. */
export async function codeDocument(act: Act, documentId: string, key: string): Promise<void> {
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
  await saveCoding(act, await codable(act, documentId), { header, lines: [] }, undefined)
}
