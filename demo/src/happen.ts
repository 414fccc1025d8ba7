import { parseHere } from '@kontor/server'
import { ask, decide } from '@kontor/server/areas/approvals'
import { assign } from '@kontor/server/areas/assignments'
import { runOverdue, saveDocument } from '@kontor/server/areas/documents'
import { answerDocument, collectDocument, sendDocument } from '@kontor/server/areas/exchange'
import { acceptConnection, rejectConnection, requestConnection } from '@kontor/server/areas/network'
import { setTag } from '@kontor/server/areas/tags'
import { contextToWire, giveTask } from '@kontor/server/areas/tasks'
import { planAbsences } from '@kontor/server/areas/users'
import type { Author, Platform, UnitOfWork } from '@kontor/server/platform'
import { compose, write } from '@kontor/ubl'
import { codeDocument, codingCompany } from './coding.ts'
import { formOf } from './form.ts'
import type { NetworkIds } from './ids.ts'
import { companyOf } from './plan/documents.ts'
import type { PlannedDocument, PlannedEvent } from './plan/index.ts'

/** Whom the plan speaks of, and how things are done in their companies. */
export interface Network {
  readonly ids: NetworkIds
  readonly transact: Platform['transact']
  readonly shellOrigin: string
}

export const system: Author = { actorId: null, requestId: 'demo' }

/** The person of a company who does such things: an administrator of a small one, the clerk of a large one. */
function authorOf({ ids }: Network, companyKey: string, event: PlannedEvent): Author {
  const isAlone = companyOf(companyKey).people.length === 1
  return { actorId: ids.person(companyKey, event.does === 'answer' || isAlone ? 0 : 1), requestId: `demo ${event.at}` }
}

/** Does what the plan says next, by the areas' own functions. */
export async function happen(network: Network, event: PlannedEvent): Promise<void> {
  const { ids } = network
  const transactFor = (companyKey: string, work: (uow: UnitOfWork) => Promise<unknown>) =>
    network.transact(ids.company(companyKey), authorOf(network, companyKey, event), work)
  switch (event.does) {
    case 'connect':
      return void (await transactFor(event.from, (uow) =>
        requestConnection(uow, ids.connection(event.from, event.to), ids.company(event.to), event.message),
      ))
    case 'acceptConnection':
      return void (await transactFor(event.to, (uow) => acceptConnection(uow, ids.connection(event.from, event.to))))
    case 'rejectConnection':
      return void (await transactFor(event.to, (uow) => rejectConnection(uow, ids.connection(event.from, event.to))))
    case 'draft':
      return void (await transactFor(event.document.from, (uow) => save(network, uow, event.document, true)))
    case 'send':
      return void (await transactFor(event.document.from, (uow) => send(network, uow, event.document)))
    case 'answer': {
      const { key, code, reasonCode, reason } = event
      const documentId = ids.document(key)
      return void (await transactFor(event.by, async (uow) => {
        if (event.by === codingCompany && code === 'BusinessAccept') await codeDocument(uow, documentId, key)
        await answerDocument(uow, { documentId, responseId: uow.newId(), code, reasonCode, reason })
      }))
    }
    case 'fallDue':
      for (const company of [event.from, event.to]) await network.transact(ids.company(company), system, runOverdue)
      return
    case 'assign': {
      const assigneeIds = [ids.person(event.by, event.to)]
      return void (await transactAs(network, event, (uow, { origin, documentId, by }) =>
        assign(uow, origin, { subjectId: documentId, assigneeIds, comment: event.comment }, by),
      ))
    }
    case 'askApproval':
      return void (await transactAs(network, event, (uow, { origin, documentId, by }) =>
        ask(uow, origin, { documentId, by, invited: [ids.person(event.by, event.to)], because: event.because }),
      ))
    case 'approve':
    case 'refuse':
      return void (await transactAs(network, event, (uow, { origin, documentId, by }) =>
        decide(uow, origin, {
          documentId,
          by,
          approverId: by,
          outcome: event.does === 'approve' ? 'ACCEPT' : 'REJECT',
          ...(event.reason !== undefined && { reason: event.reason }),
        }),
      ))
    case 'fetch':
      return void (await transactFor(event.by, (uow) => collectDocument(uow, ids.document(event.key))))
    case 'assignWork':
      return void (await transactAs(network, event, (uow, { origin, by }) =>
        assign(uow, origin, { assigneeIds: [ids.person(event.by, event.to)], comment: event.words }, by),
      ))
    case 'giveTask':
      return void (await transactAs(network, event, (uow, { origin, by }) =>
        giveTask(
          uow,
          origin,
          {
            handler: 'Kontor.Inbox.task',
            assignees: [ids.person(event.by, event.to)],
            context: taskContext(event.words),
          },
          by,
        ),
      ))
    case 'leave': {
      const absence = { From: event.at.slice(0, 10), Until: event.until }
      const SubstituteId = ids.person(event.by, event.substitute)
      return void (await transactAs(network, { ...event, from: event.who }, (uow, { by }) =>
        planAbsences(uow, by, { ...absence, SubstituteId }),
      ))
    }
    case 'archive':
      return void (await transactFor(event.by, (uow) =>
        setTag(uow, { documentId: ids.document(event.key), tag: 'archived' }, true),
      ))
  }
}

/** What a person, by their place in the company, does within it about one of its documents. */
function transactAs<
  E extends { readonly at: string; readonly key?: string; readonly by: string; readonly from: number },
>(
  network: Network,
  { at, key, by: company, from }: E,
  work: (uow: UnitOfWork, about: { origin: string; documentId: string; by: string }) => Promise<unknown>,
): Promise<unknown> {
  const by = network.ids.person(company, from)
  const about = { origin: network.shellOrigin, documentId: key === undefined ? '' : network.ids.document(key), by }
  const author = { actorId: by, requestId: `demo ${at}` }
  return network.transact(network.ids.company(company), author, (uow) => work(uow, about))
}

/** What a task says, as the wire has it. */
const taskContext = (title: string) => contextToWire({ title })

async function save(network: Network, uow: UnitOfWork, document: PlannedDocument, draft: boolean) {
  const id = network.ids.document(document.key)
  const bytes = write(compose(formOf(document)))
  const parsed = parseHere(bytes)
  const entry = await saveDocument(uow, { id, bytes, parsed, enclosed: [], draft })
  return { entry, parsed, bytes }
}

async function send(network: Network, uow: UnitOfWork, document: PlannedDocument): Promise<void> {
  const { entry, parsed, bytes } = await save(network, uow, document, false)
  await sendDocument(uow, {
    documentId: entry.id,
    dispatchId: uow.newId(),
    connectionId: network.ids.connection(document.from, document.to),
    parsed,
    bytes,
    contentHash: entry.contentHash,
  })
}
