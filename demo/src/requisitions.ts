import type { Permission, RequisitionState } from '@kontor/contract'
import { askAdvice } from '@kontor/server/areas/advisers'
import { decisionOf } from '@kontor/server/areas/approvals'
import { lockInName, moveRequisition, saveProcurement, saveRequisition } from '@kontor/server/areas/requisitions'
import { requisitionWorkflowsHere } from '@kontor/server/areas/workflow'
import type { UnitOfWork } from '@kontor/server/platform'
import { calledOff, callOffSome } from './call-offs.ts'
import { askToCancel } from './cancellations.ts'
import { accounts } from './code-lists.ts'
import { accountsId } from './coding.ts'
import { demoCompanies } from './companies.ts'
import { minutesBefore, plusDays } from './days.ts'
import type { Network } from './happen.ts'
import { warehouseId, yardId } from './legal-entities.ts'
import { sendBack } from './returns.ts'
import { haveQuoted } from './uploaded-quote.ts'

/** The company whose people ask for what they need. */
const buying = demoCompanies[0]!
const placeOf = (role: string): number => buying.people.findIndex((person) => person.role === role)

type Need = readonly [name: string, quantity: string, price: string, supplier?: string | undefined, costCentre?: string]

interface Asked {
  readonly what: string
  readonly inDays: number
  /** A division of CPV. */
  readonly category?: string
  readonly needs: readonly Need[]
  /** They are bought together, under this name. */
  readonly bundle?: string
  /** So many hours passed before it was decided. */
  readonly waited?: number
  /** What became of it, one after the other. */
  readonly moves?: readonly {
    readonly by: 'requester' | 'approver'
    readonly to: RequisitionState
    readonly reason?: string
  }[]
  /** It is a blanket order for so many days, of which some is called off. */
  readonly standsDays?: number
  /** Its requester had a quote, of which all of it was made. */
  readonly fromQuote?: true
  /** Under which account each of its lines is booked. */
  readonly account?: string
  /** Each of its lines is needed by then, so many days from now, and for this. */
  readonly lineDay?: number
  readonly purpose?: string
  /** A buyer holds it: nobody changes it meanwhile. */
  readonly isLocked?: true
  /** It came, and some of it goes back. */
  readonly goesBack?: boolean
  /** Why what it ordered is no longer wanted; its supplier had accepted it. */
  readonly canceledBecause?: string
  /** What its approver asks the buyer before they decide. */
  readonly question?: string
}

const asks = { by: 'requester', to: 'PENDING' } as const

/**
 * What the warehouse needs: one at its approver, who asks the buyer first, one back with a reason, one that a buyer finds a
 * supplier for, one ordered of which things come this morning, one of which some goes back, one whose supplier is asked to cancel
 * what they accepted, a blanket order, and drafts: a bundle, one that was made from a supplier's quote, one that a buyer has locked
 * while they ask for a better price. Lines of two are coded.
 */
const asked: readonly Asked[] = [
  {
    what: 'Packing tables for dispatch',
    inDays: 21,
    needs: [
      ['Packing table, height-adjustable', '2', '349.50', 'brandt', 'KST-115'],
      ['Tape dispenser', '4', '19.90', 'brandt', 'KST-115'],
    ],
    moves: [asks],
    question:
      'Brandt gave us 8% on ten tables last spring. Would they for two, or do we wait until aisle 5 needs its own?',
  },
  {
    what: 'New coffee machine',
    inDays: 30,
    waited: 31,
    category: '39000000',
    needs: [['Coffee machine, fully automatic', '1', '1890', undefined, 'KST-402']],
    moves: [
      asks,
      {
        by: 'approver',
        to: 'REJECTED',
        reason: 'The one from last year is still under warranty. Please have it repaired first.',
      },
    ],
  },
  {
    what: 'Winter jackets for the yard',
    inDays: 14,
    waited: 6,
    category: '18000000',
    needs: [['Winter jacket, high-visibility', '6', '84', undefined, 'KST-340']],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
  },
  {
    what: 'Shelves for aisle 4',
    inDays: 2,
    waited: 22,
    account: '4980',
    category: '39000000',
    needs: [
      ['Steel shelf, 200 × 100 cm', '6', '119', 'brandt', 'KST-115'],
      ['Wall bracket', '24', '3.40', 'brandt', 'KST-115'],
    ],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
  },
  {
    what: 'Trolleys for picking',
    inDays: 1,
    waited: 50,
    needs: [['Picking trolley, three shelves', '4', '186', 'brandt', 'KST-115']],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
    goesBack: true,
  },
  {
    what: 'Heaters for the loading tent',
    inDays: 11,
    waited: 28,
    needs: [['Gas heater, 50 kW', '3', '215', 'brandt', 'KST-340']],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
    canceledBecause: 'The landlord installs heating before the winter, so we no longer need these.',
  },
  {
    what: 'Boxes and pallets for the year',
    inDays: 7,
    waited: 3,
    needs: [
      ['Shipping box, 60 × 40 × 40 cm', '5000', '1.85', 'brandt', 'KST-115'],
      ['Euro pallet, new', '200', '14.20', 'brandt', 'KST-115'],
    ],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
    standsDays: 365,
  },
  {
    what: 'Workplace for a new colleague in dispatch',
    inDays: 18,
    bundle: 'Workplace, dispatch',
    needs: [
      ['Sit-stand desk, 160 × 80 cm', '1', '429', 'brandt', 'KST-115'],
      ['Swivel chair', '1', '238', 'brandt', 'KST-115'],
      ['Label printer', '1', '312', undefined, 'KST-115'],
    ],
  },
  { what: 'Repair of the dock leveller', inDays: 12, needs: [], fromQuote: true },
  {
    ...{ what: 'Spare parts for the forklifts', inDays: 9, account: '4805', lineDay: 6, purpose: 'Yearly inspection' },
    needs: [
      ['Fork arm, 1150 mm', '2', '320', 'brandt', 'KST-340'],
      ['Hydraulic hose, 3 m', '6', '48.50', 'brandt', 'KST-340'],
    ],
    isLocked: true,
  },
  { what: 'Labels for the new racks', inDays: 10, needs: [['Rack label, magnetic', '250', '0.85', 'brandt']] },
]

/** What an account is called. */
const wordOf = (account: string): string =>
  accounts.flat().find(({ Code, Language }) => Code === account && Language === 'en')?.Label ?? ''

const permissions: ReadonlySet<Permission> = new Set(['requisition.read', 'requisition.write', 'requisition.approve'])

const ofBuyers: typeof permissions = new Set([...permissions, 'requisition.manage'])

/** What people of the company ask for until the day of the first start, on which it is decided. */
export async function askForThings(
  network: Network,
  clock: { set(instant: string): void },
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const { ids, transact, shellOrigin } = network
  const companyId = ids.company(buying.key)
  const people = { requester: placeOf('requester'), approver: placeOf('approver'), buyer: placeOf('buyer') }
  const as = (
    who: keyof typeof people,
    work: (uow: UnitOfWork, by: { userId: string; permissions: typeof permissions }) => Promise<void>,
  ) => {
    const userId = ids.person(buying.key, people[who])
    return transact(companyId, { actorId: userId, requestId: 'demo requisitions' }, (uow) =>
      work(uow, { userId, permissions: who === 'buyer' ? ofBuyers : permissions }),
    )
  }
  await as('approver', (uow, { userId }) => saveProcurement(uow, { AutoApproveUpTo: '100', ApproverIds: [userId] }))
  for (const { what, inDays, category, needs, bundle, waited = 0, moves = [], standsDays, ...more } of asked) {
    const {
      fromQuote = false,
      goesBack = false,
      isLocked = false,
      account,
      lineDay,
      purpose,
      question,
      canceledBecause,
    } = more
    let id = ''
    clock.set(minutesBefore(now, 60 * waited))
    await as('requester', (uow, by) => {
      id = uow.newId()
      const master = { Kind: 'bundle' as const, ID: '1', Quantity: { value: '1', unitCode: 'C62' } }
      const items = needs.map(([Name, quantity, price, supplier, costCentre]) => ({
        ...{ Kind: 'plain' as const, Name, Quantity: { value: quantity, unitCode: 'C62' } },
        ...(bundle !== undefined && { Kind: 'bundle' as const, MasterId: master.ID }),
        Price: { value: price, currencyID: buying.currency },
        ...(supplier !== undefined && { SupplierConnectionId: ids.connection(buying.key, supplier) }),
        ...(costCentre !== undefined && { AccountingCostCode: costCentre }),
        ...(category !== undefined && { CommodityScheme: 'CPV', CommodityCode: category }),
        ...(account !== undefined && { Coding: [{ listId: accountsId, code: account, label: wordOf(account) }] }),
        ...(lineDay !== undefined && { RequestedDeliveryDate: plusDays(day, lineDay) }),
        ...(purpose !== undefined && { RequisitionPurposeCode: purpose }),
      }))
      const Lines = bundle === undefined ? items : [{ ...master, Name: bundle }, ...items]
      const DeliverTo = { LegalEntityId: warehouseId, LocationId: yardId }
      const Blanket = standsDays === undefined ? undefined : { From: day, Until: plusDays(day, standsDays) }
      const input = { Note: what, NeededBy: plusDays(day, inDays), DeliverTo, Lines, ...(Blanket && { Blanket }) }
      return saveRequisition(uow, id, input, by)
    })
    if (fromQuote) await as('requester', (uow, by) => haveQuoted(uow, id, by, day))
    for (const { by: who, to: state, reason } of moves) {
      if (who === 'approver') clock.set(now)
      await as(who, (uow, by) =>
        moveRequisition(uow, { origin: shellOrigin, workflows: requisitionWorkflowsHere }, { id, state, reason }, by),
      )
    }
    if (question !== undefined)
      await as('approver', async (uow, { userId }) => {
        const asking = { documentId: id, questionId: uow.newId(), by: userId, question }
        const adviserIds = [ids.person(buying.key, people.buyer)]
        await askAdvice(uow, shellOrigin, { ...asking, adviserIds }, decisionOf)
      })
    if (standsDays !== undefined)
      for (const one of calledOff) await as('requester', (uow, by) => callOffSome(uow, id, one, by, day))
    if (isLocked) await as('buyer', (uow, by) => lockInName(uow, id, by))
    if (canceledBecause !== undefined)
      await askToCancel(network, id, ids.person(buying.key, people.buyer), canceledBecause)
    if (goesBack) await sendBack(network, id, ids.person(buying.key, people.requester), day)
  }
}
