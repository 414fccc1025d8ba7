import { addEntries, codable, saveCoding, saveList } from '@kontor/server/areas/coding'
import { addOutcome, addRule, addRuleset } from '@kontor/server/areas/coding-rules'
import type { UnitOfWork } from '@kontor/server/platform'
import { accounts, categories, codesOf, costCentres } from './code-lists.ts'
import { seeded } from './random.ts'

/** The company whose accounts payable codes what it is billed. */
export const codingCompany = 'nordlicht'

/** The ids of its lists, which whoever makes a list chooses. */
export const accountsId = '0192f0c1-aaaa-7000-8000-000000000001'
export const costCentresId = '0192f0c1-aaaa-7000-8000-000000000002'
const categoriesId = '0192f0c1-aaaa-7000-8000-000000000003'
const rulesId = '0192f0c1-aaaa-7000-8000-000000000004'
const freightId = '0192f0c1-aaaa-7000-8000-000000000005'

export async function foundLists(uow: UnitOfWork): Promise<void> {
  await saveList(uow, { ListId: accountsId, Name: 'Account', Target: 'LINE', Required: true })
  await addEntries(uow, accountsId, accounts.flat())
  await saveList(uow, { ListId: costCentresId, Name: 'Cost center', Target: 'LINE', Required: false })
  await addEntries(uow, costCentresId, costCentres.flat())
  await saveList(uow, { ListId: categoriesId, Name: 'CPV', Target: 'LINE', Required: false })
  await addEntries(uow, categoriesId, categories.flat())
}

/** What the head of accounts payable wrote down: freight is booked as freight, whoever bills it. */
export async function foundRules(uow: UnitOfWork): Promise<void> {
  await addRuleset(uow, rulesId, { name: 'Coding rules' })
  const values = [{ listId: accountsId, code: '4730' }]
  await addOutcome(uow, rulesId, { id: freightId, name: 'Freight', values })
  const conditions = [{ field: 'name', operator: 'CONTAINS' as const, value: 'freight' }]
  await addRule(uow, rulesId, { name: 'Freight', conditions, outcomeId: freightId })
}

/** Under what each supplier's bills are booked, by what the supplier sells. */
const usualAccounts: Readonly<Record<string, string>> = {
  'Brandt Werkzeuge GmbH': '4980',
  'Carpați Mobilă SRL': '4980',
  'Fjord Logistik A/S': '4730',
  'Hansa Energie AG': '4200',
  'Maison Laurent SARL': '4930',
  'Pennine Parcels Ltd': '4910',
  'Studio Okafor': '4940',
  'Østersund Papir ApS': '4930',
}

/**
 * Codes a document as a whole before it is accepted: most of what comes of a supplier under the same account, most under one cost
 * centre, some shared by two.
 */
export async function codeDocument(uow: UnitOfWork, documentId: string, key: string): Promise<void> {
  const entry = await codable(uow, documentId)
  const chance = seeded(`coding/${key}`)
  const other = chance.pick(codesOf(accounts))
  const usual = usualAccounts[entry.senderName] ?? other
  const account = { listId: accountsId, code: seeded(`exception/${key}`).odds(0.1) ? other : usual }
  const [main, second] = [chance.pick(codesOf(costCentres).slice(0, 2)), chance.pick(codesOf(costCentres).slice(2))]
  const part = (code: string) => ({ values: [account, { listId: costCentresId, code }] })
  const header = chance.odds(0.25)
    ? [
        { ...part(main), percent: '60' },
        { ...part(second), percent: '40' },
      ]
    : [part(main)]
  await saveCoding(uow, entry, { header, lines: [] }, undefined)
}
