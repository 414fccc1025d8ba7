import type { Permission, RequisitionState } from '@kontor/contract'
import { moveRequisition, saveProcurement, saveRequisition } from '@kontor/server/areas/requisitions'
import { requisitionWorkflowsHere } from '@kontor/server/areas/workflow'
import type { UnitOfWork } from '@kontor/server/platform'
import { calledOff, callOffSome } from './call-offs.ts'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'
import { warehouseId, yardId } from './legal-entities.ts'
import { sendBack } from './returns.ts'

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
  /** What became of it, one after the other. */
  readonly moves?: readonly {
    readonly by: 'requester' | 'approver'
    readonly to: RequisitionState
    readonly reason?: string
  }[]
  /** It is a blanket order for so many days, of which some is called off. */
  readonly standsDays?: number
  /** It came, and some of it goes back. */
  readonly goesBack?: boolean
}

const asks = { by: 'requester', to: 'PENDING' } as const

/**
 * What the warehouse needs: one at its approver, one back with a reason, one that a buyer finds a supplier for, one ordered of
 * which things come this morning, one of which some goes back, a
 * blanket order, a draft.
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
  },
  {
    what: 'New coffee machine',
    inDays: 30,
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
    category: '18000000',
    needs: [['Winter jacket, high-visibility', '6', '84', undefined, 'KST-340']],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
  },
  {
    what: 'Shelves for aisle 4',
    inDays: 2,
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
    needs: [['Picking trolley, three shelves', '4', '186', 'brandt', 'KST-115']],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
    goesBack: true,
  },
  {
    what: 'Boxes and pallets for the year',
    inDays: 7,
    needs: [
      ['Shipping box, 60 × 40 × 40 cm', '5000', '1.85', 'brandt', 'KST-115'],
      ['Euro pallet, new', '200', '14.20', 'brandt', 'KST-115'],
    ],
    moves: [asks, { by: 'approver', to: 'APPROVED' }],
    standsDays: 365,
  },
  { what: 'Labels for the new racks', inDays: 10, needs: [['Rack label, magnetic', '250', '0.85', 'brandt']] },
]

const permissions: ReadonlySet<Permission> = new Set(['requisition.read', 'requisition.write', 'requisition.approve'])

/** What people of the company ask for, on the day of the first start. */
export async function askForThings(network: Network, day: string): Promise<void> {
  const { ids, transact, shellOrigin } = network
  const companyId = ids.company(buying.key)
  const people = { requester: placeOf('requester'), approver: placeOf('approver') }
  const as = (
    who: keyof typeof people,
    work: (uow: UnitOfWork, by: { userId: string; permissions: typeof permissions }) => Promise<void>,
  ) => {
    const userId = ids.person(buying.key, people[who])
    return transact(companyId, { actorId: userId, requestId: 'demo requisitions' }, (uow) =>
      work(uow, { userId, permissions }),
    )
  }
  await as('approver', (uow, { userId }) => saveProcurement(uow, { AutoApproveUpTo: '100', ApproverIds: [userId] }))
  for (const { what, inDays, category, needs, moves = [], standsDays, goesBack = false } of asked) {
    let id = ''
    await as('requester', (uow, by) => {
      id = uow.newId()
      const Lines = needs.map(([Name, quantity, price, supplier, costCentre]) => ({
        ...{ Kind: 'plain' as const, Name, Quantity: { value: quantity, unitCode: 'C62' } },
        Price: { value: price, currencyID: buying.currency },
        ...(supplier !== undefined && { SupplierConnectionId: ids.connection(buying.key, supplier) }),
        ...(costCentre !== undefined && { AccountingCostCode: costCentre }),
        ...(category !== undefined && { CommodityScheme: 'CPV', CommodityCode: category }),
      }))
      const DeliverTo = { LegalEntityId: warehouseId, LocationId: yardId }
      const Blanket = standsDays === undefined ? undefined : { From: day, Until: plusDays(day, standsDays) }
      const input = { Note: what, NeededBy: plusDays(day, inDays), DeliverTo, Lines, ...(Blanket && { Blanket }) }
      return saveRequisition(uow, id, input, by)
    })
    for (const { by: who, to: state, reason } of moves)
      await as(who, (uow, by) =>
        moveRequisition(uow, { origin: shellOrigin, workflows: requisitionWorkflowsHere }, { id, state, reason }, by),
      )
    if (standsDays !== undefined)
      for (const one of calledOff) await as('requester', (uow, by) => callOffSome(uow, id, one, by, day))
    if (goesBack) await sendBack(network, id, ids.person(buying.key, people.requester), day)
  }
}
