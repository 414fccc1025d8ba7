import { roles } from '@kontor/contract'
import { setLimit } from '@kontor/server/areas/approval-limits'
import { listPage } from '@kontor/server/areas/document-lists'
import { saveRates } from '@kontor/server/areas/rates'
import { begin, publish, saveSteps } from '@kontor/server/areas/workflow'
import type { Platform, UnitOfWork } from '@kontor/server/platform'
import { costCentresId } from './coding.ts'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import { type Network, system } from './happen.ts'

const company = demoCompanies.find(({ key }) => key === 'nordlicht')!
/** The company that says at what rates it converts. */
export const ratesCompany = company.key
const administrator = company.people.findIndex(({ role }) => role === 'companyAdmin')

const heads = { RoleIds: [roles.apManager] }

/** What is large, or of the energy contract, the head of accounts payable decides; all else is dealt with by hand. */
const large = (limit: number, words?: string): Parameters<typeof saveSteps>[2] => ({
  ...{ Name: 'Large invoices', Types: ['invoice'], Start: 'large' },
  Steps: [
    {
      ...{ Id: 'large', Name: 'Large amount, or energy?', Kind: 'DECISION' },
      Next: [
        { StepId: 'head', When: `amount > ${limit}` },
        { StepId: 'head', When: 'partner = "Hansa Energie AG"' },
        { StepId: 'by_hand' },
      ],
    },
    {
      ...{ Id: 'head', Name: 'Head of AP approves', Kind: 'APPROVAL', Who: heads, Needed: 1 },
      ...(words !== undefined && { Words: words }),
      Next: [{ StepId: 'approved' }],
    },
    { Id: 'approved', Name: 'Approved', Kind: 'END', Then: 'APPROVE', Next: [] },
    { Id: 'by_hand', Name: 'Handled by accounts payable', Kind: 'END', Then: 'NOTHING', Next: [] },
  ],
})

/** How it could go next, which waits to be tried: while the head decides about the amount, logistics checks what came. */
const sideBySide = (limit: number, words: string): Parameters<typeof saveSteps>[2] => {
  const flow = large(limit, words)
  const toBoth = (way: { readonly StepId: string }) => (way.StepId === 'head' ? { ...way, StepId: 'both' } : way)
  const Steps: typeof flow.Steps = flow.Steps.flatMap((step) => {
    if (step.Id === 'large') return [{ ...step, Next: step.Next.map(toBoth) }]
    if (step.Id !== 'head') return [step]
    return [
      {
        ...{ Id: 'both', Name: 'Amount and goods', Kind: 'FORK' },
        Next: [{ StepId: 'head' }, { StepId: 'goods' }],
      },
      { ...step, Next: [{ StepId: 'checked' }] },
      {
        ...{ Id: 'goods', Name: 'Logistics checks what came', Kind: 'ASSIGNMENT', Who: { RoleIds: [roles.approver] } },
        Next: [{ StepId: 'checked' }],
      },
      { Id: 'checked', Name: 'Both are done', Kind: 'JOIN', Next: [{ StepId: 'approved' }] },
    ]
  })
  return { ...flow, Steps }
}

/** How the approval of requisitions could go, which waits to be tried: what exceeds its budget, the head decides, too. */
const ofRequisitions: Parameters<typeof saveSteps>[2] = {
  ...{ Name: 'Requisitions over budget', Types: ['requisition'], Start: 'approver' },
  Steps: [
    {
      ...{ Id: 'approver', Name: 'Head of logistics approves', Kind: 'APPROVAL', Who: { RoleIds: [roles.approver] } },
      ...{ Needed: 1, Next: [{ StepId: 'over' }] },
    },
    {
      ...{ Id: 'over', Name: 'Over budget?', Kind: 'DECISION' },
      Next: [{ StepId: 'head', When: 'isOverBudget' }, { StepId: 'approved' }],
    },
    {
      ...{ Id: 'head', Name: 'Head of AP approves', Kind: 'APPROVAL', Who: heads, Needed: 1 },
      Next: [{ StepId: 'approved' }],
    },
    { Id: 'approved', Name: 'Approved', Kind: 'END', Then: 'APPROVE', Next: [] },
  ],
}

/** The same in less time: whether it is needed and what it may cost are looked at side by side. */
const needAndCost: Parameters<typeof saveSteps>[2] = {
  ...{ Name: 'Requisitions, need and cost', Types: ['requisition'], Start: 'both' },
  Steps: [
    { Id: 'both', Name: 'Need and cost', Kind: 'FORK', Next: [{ StepId: 'need' }, { StepId: 'cost' }] },
    {
      ...{ Id: 'need', Name: 'Head of logistics approves', Kind: 'APPROVAL', Who: { RoleIds: [roles.approver] } },
      ...{ Needed: 1, Next: [{ StepId: 'decided' }] },
    },
    {
      ...{ Id: 'cost', Name: 'Buyer approves', Kind: 'APPROVAL', Who: { RoleIds: [roles.buyer] }, Needed: 1 },
      Next: [{ StepId: 'decided' }],
    },
    { Id: 'decided', Name: 'Both have approved', Kind: 'JOIN', Next: [{ StepId: 'approved' }] },
    { Id: 'approved', Name: 'Approved', Kind: 'END', Then: 'APPROVE', Next: [] },
  ],
}

/** The branch whose invoices pass where they match their orders, and go to the buyer where they do not. */
const branch = demoCompanies.find(({ key }) => key === 'nordlicht-hamburg')!

const matchingOrders: Parameters<typeof saveSteps>[2] = {
  ...{ Name: 'Matching orders', Types: ['invoice'], Start: 'fits' },
  Steps: [
    {
      ...{ Id: 'fits', Name: 'Does it match its order?', Kind: 'DECISION' },
      Next: [
        { StepId: 'accepted', When: 'match in ("MATCHED", "WITHIN", "ACCEPTED")' },
        { StepId: 'buyer', When: 'hasOrder' },
        { StepId: 'by_hand' },
      ],
    },
    {
      ...{ Id: 'buyer', Name: 'Buyer approves', Kind: 'APPROVAL', Who: { RoleIds: [roles.buyer] }, Needed: 1 },
      Next: [{ StepId: 'accepted' }],
    },
    { Id: 'accepted', Name: 'Accepted', Kind: 'END', Then: 'ACCEPT', Next: [] },
    { Id: 'by_hand', Name: 'Handled by accounts payable', Kind: 'END', Then: 'NOTHING', Next: [] },
  ],
}

/** Which way credit notes go, as a table that waits to be tried: who reads it reads the company's rules. */
const creditNotes: Parameters<typeof saveSteps>[2] = {
  ...{ Name: 'Credit notes', Types: ['creditnote'], Start: 'which' },
  Steps: [
    {
      ...{ Id: 'which', Name: 'Who checks it?', Kind: 'DECISION' },
      Table: {
        ...{ HitPolicy: 'FIRST', Inputs: ['amount', 'partner', 'isDuplicate'] },
        Rules: [
          { When: ['-', '-', 'true'], StepId: 'clerk', Note: 'Whatever it comes to' },
          { When: ['> 2500', '-', '-'], StepId: 'head' },
          { When: ['[250..2500]', 'not("Hansa Energie AG")', '-'], StepId: 'clerk' },
        ],
      },
      Next: [
        { StepId: 'clerk', When: 'way = "clerk"' },
        { StepId: 'head', When: 'way = "head"' },
        { StepId: 'centre' },
      ],
    },
    {
      ...{
        Id: 'centre',
        Name: 'Small ones: logistics',
        Kind: 'SET',
        Field: 'CODE',
        ListId: costCentresId,
        Code: 'KST-340',
      },
      Next: [{ StepId: 'approved' }],
    },
    {
      ...{ Id: 'clerk', Name: 'Accounts payable checks it', Kind: 'ASSIGNMENT', Who: { RoleIds: [roles.apClerk] } },
      Next: [{ StepId: 'approved' }],
    },
    {
      ...{ Id: 'head', Name: 'Head of AP approves', Kind: 'APPROVAL', Who: heads, Needed: 1 },
      Next: [{ StepId: 'approved' }],
    },
    { Id: 'approved', Name: 'Approved', Kind: 'END', Then: 'APPROVE', Next: [] },
  ],
}

/** What the company's bank takes for the currencies of its suppliers, from a day on. */
export const foundRates = (uow: UnitOfWork, ValidFrom: string): Promise<void> =>
  saveRates(uow, [
    { From: 'EUR', To: 'DKK', Rate: '7.46', ValidFrom },
    { From: 'GBP', To: 'EUR', Rate: '1.15', ValidFrom },
  ])

/** Up to what approvers approve, a workflow that has run for a week and whose runs can be moved to the version of today, a draft of the next one with two branches, two for requisitions, and a table for credit notes: all wait to be tried. A branch accepts what matches. */
export async function foundWorkflows(
  { transact, ids, shellOrigin }: Network,
  clock: { set(instant: string): void },
  day: string,
): Promise<void> {
  const author = { actorId: ids.person(company.key, administrator), requestId: 'demo workflows' }
  const run: (work: Parameters<Platform['transact']>[2]) => Promise<unknown> = (work) =>
    transact(ids.company(company.key), author, work)
  const published = at(plusDays(day, -7), 420)
  clock.set(published)
  await run(async (uow) => {
    const id = uow.newId()
    await saveSteps(uow, id, large(12_000))
    await publish(uow, id, [])
  })
  // What is above it goes past the approvers to the head.
  await run((uow) => setLimit(uow, { holderId: roles.approver, holder: 'ROLE', amount: '25000' }))
  clock.set(at(day, 420))
  await run((uow) => saveSteps(uow, uow.newId(), ofRequisitions))
  await run((uow) => saveSteps(uow, uow.newId(), needAndCost))
  await run((uow) => saveSteps(uow, uow.newId(), creditNotes))
  // What seals the log would send them through, too, whenever it does: here the same is told in the same words each time.
  await foundMatchingOrders({ transact, ids, shellOrigin }, clock, day)
  const received = { type: ['invoice' as const], stag: ['purchases' as const] }
  const newest = { limit: 100, offset: 0, ordering: 'Created' as const, ascending: false }
  const rows: { readonly id: string; readonly created: Date }[] = []
  await run(async (uow) => rows.push(...(await listPage(uow, received, newest)).rows))
  const came = (since: string, until: string) =>
    rows.filter(({ created }) => created >= new Date(since) && created < new Date(until)).toReversed()
  const send = async (some: readonly { readonly id: string }[]) => {
    clock.set(at(day, 420))
    for (const { id } of some) await transact(ids.company(company.key), system, (uow) => begin(uow, shellOrigin, id))
  }
  const renewed = at(plusDays(day, -1), 1080)
  await send(came(published, renewed))
  const words = 'Compare it with the delivery note first'
  clock.set(renewed)
  await run(async (uow) => {
    const id = uow.newId()
    await saveSteps(uow, id, large(12_000, words))
    await publish(uow, id, [])
  })
  await send(came(renewed, at(plusDays(day, 2), 0)))
  await run((uow) => saveSteps(uow, uow.newId(), sideBySide(5_000, words)))
}

/** The workflow of the branch has run for a week: of what came since, one waits for the buyer. */
async function foundMatchingOrders(
  { transact, ids, shellOrigin }: Network,
  clock: { set(instant: string): void },
  day: string,
): Promise<void> {
  const companyId = ids.company(branch.key)
  const author = { actorId: ids.person(company.key, administrator), requestId: 'demo workflow of a branch' }
  const published = at(plusDays(day, -7), 420)
  clock.set(published)
  await transact(companyId, author, async (uow) => {
    const id = uow.newId()
    await saveSteps(uow, id, matchingOrders)
    await publish(uow, id, [])
  })
  clock.set(at(day, 420))
  const came: string[] = []
  await transact(companyId, author, async (uow) => {
    const newest = { limit: 100, offset: 0, ordering: 'Created' as const, ascending: false }
    const { rows } = await listPage(uow, { type: ['invoice'], stag: ['purchases'] }, newest)
    came.push(...rows.filter(({ created }) => created >= new Date(published)).map(({ id }) => id))
  })
  for (const id of came.toReversed()) await transact(companyId, system, (uow) => begin(uow, shellOrigin, id))
}
