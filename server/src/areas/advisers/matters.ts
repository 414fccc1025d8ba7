import { permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import type { AdviceRecord } from '../advice/index.ts'
import { type Crew, type Takers, takersOf, takersSeeing } from '../assignments/index.ts'
import { entryFor, lockEntryFor } from '../document-access/index.ts'
import { type Entry, findEntry, partnerNameOf } from '../entries/index.ts'
import {
  lockRequisition,
  numberOf,
  permissionsIn,
  policy,
  type RequisitionRecord,
  requisitionFacts,
  requisitionOf,
  requisitionSeen,
  seesAll,
  tasksOf,
  whyNotDecide,
} from '../requisitions/index.ts'
import { findWorks } from '../work/index.ts'
import type { Decision, Decisions } from './decisions.ts'

/** What somebody decides about: a document that waits for approval, or a requisition. Advice knows it by this door alone. */
export interface Matter {
  readonly subject: AdviceRecord['subject']
  readonly id: string
  readonly number: string
  /** Where people read it. */
  readonly path: string
  readonly about: { readonly type: 'document' | 'message'; readonly id: string | null }
  /** Who it is from, for what people are told. */
  from(uow: UnitOfWork): Promise<string>
  decision(uow: UnitOfWork, decisions: Decisions): Promise<Decision>
  /** Who can be asked about it: who sees it, and deals with documents. */
  takers(uow: UnitOfWork, crew: Crew): Promise<Takers>
}

const ofDocument = (entry: Entry): Matter => ({
  ...{ subject: 'DOCUMENT', id: entry.id, number: entry.businessId },
  ...{ path: `/#/Kontor.Documents/view/${entry.id}`, about: { type: 'document', id: entry.id } },
  from: async () => partnerNameOf(entry),
  decision: (uow, decisions) => decisions(uow, entry),
  takers: (uow, crew) => takersOf(uow, { entry }, crew),
})

const ofRequisition = (record: RequisitionRecord): Matter => ({
  ...{ subject: 'REQUISITION', id: record.id, number: numberOf(record) },
  ...{ path: `/#/Kontor.Buy/${record.id}`, about: { type: 'message', id: null } },
  from: async (uow) => (await requisitionFacts(uow, record)).requester ?? '',
  async decision(uow) {
    const works = record.state === 'PENDING' ? await findWorks(uow, tasksOf(record)) : []
    const open = works.filter(({ ended }) => ended === null)
    const stepOf = (personId: string) => (open.find(({ holders }) => holders.includes(personId)) ?? open[0])?.id
    return {
      stepIds: open.map(({ id }) => id),
      stepOf,
      whyNotDecide: (personId) => whyNotDecide(uow, record, personId),
    }
  },
  takers: async (_uow, crew) => takersSeeing(readersOf(record, crew), crew),
})

const permissionsOf = permissionsByRole([policy])

/** Those of the company who see a requisition. */
const readersOf = (record: RequisitionRecord, { colleagues }: Crew): ReadonlySet<string> =>
  new Set(
    [...colleagues.values()].flatMap(({ id, roleId }) => {
      const permissions = permissionsOf(roleId)
      const isTheirs = record.requesterId === id || record.onBehalfId === id
      return permissions.has('requisition.read') && (isTheirs || seesAll({ permissions })) ? [id] : []
    }),
  )

/** Whether an id is that of a requisition; of one that whoever acts does not see it is as if it were not. @throws ApiError ResourceNotFound */
async function isRequisition(uow: UnitOfWork, id: string): Promise<boolean> {
  if ((await requisitionOf(uow, id)) === undefined) return false
  const userId = uow.author.actorId ?? ''
  await requisitionSeen(uow, id, { userId, permissions: await permissionsIn(uow, userId) })
  return true
}

/** What an id names, for who may see it. @throws ApiError ResourceNotFound, Forbidden */
export const matterSeen = async (uow: UnitOfWork, id: string): Promise<Matter> =>
  (await isRequisition(uow, id)) ? ofRequisition((await requisitionOf(uow, id))!) : ofDocument(await entryFor(uow, id))

/** The same, held until the transaction ends. @throws ApiError ResourceNotFound, Forbidden */
export const matterHeld = async (uow: UnitOfWork, id: string): Promise<Matter> =>
  (await isRequisition(uow, id))
    ? ofRequisition((await lockRequisition(uow, id))!)
    : ofDocument(await lockEntryFor(uow, id, 'right'))

/** Who can be given advice on a requisition: who sees it; undefined where it is gone. */
export async function takersOfRequisition(uow: UnitOfWork, id: string, crew: Crew): Promise<Takers | undefined> {
  const record = await requisitionOf(uow, id)
  return record && ofRequisition(record).takers(uow, crew)
}

/** What advice is about, whoever may see it; undefined where it is gone. */
export async function matterOf(
  uow: UnitOfWork,
  { subject, documentId }: Pick<AdviceRecord, 'subject' | 'documentId'>,
): Promise<Matter | undefined> {
  if (subject === 'REQUISITION') {
    const record = await requisitionOf(uow, documentId)
    return record && ofRequisition(record)
  }
  const entry = await findEntry(uow, documentId)
  return entry && ofDocument(entry)
}
