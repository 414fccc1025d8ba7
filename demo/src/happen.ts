import { parseHere } from '@kontor/server'
import { ask, decide } from '@kontor/server/areas/approvals'
import { assign } from '@kontor/server/areas/assignments'
import { answerDocument, runOverdue, saveDocument, sendDocument, setTag } from '@kontor/server/areas/documents'
import { accept, reject, request } from '@kontor/server/areas/network'
import type { Act, Author, Platform } from '@kontor/server/platform'
import { compose, write } from '@kontor/ubl'
import { codeDocument, codingCompany } from './coding.ts'
import { formOf } from './form.ts'
import type { PlannedDocument, PlannedEvent } from './plan/index.ts'

/** Where in the network the loading stands: the ids that keys of the plan have become. */
export interface Network {
  readonly platform: Platform
  readonly companies: Map<string, string>
  readonly people: Map<string, readonly string[]>
  readonly connections: Map<string, string>
  readonly documents: Map<string, string>
}

export const system: Author = { actorId: null, requestId: 'demo' }

export const idOf = (ids: ReadonlyMap<string, string>, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo network's plan speaks of ${key} before it is there`)
  return id
}

/** The person of a company who does such things: an administrator of a small one, the clerk of a large one. */
function authorOf(network: Network, companyKey: string, event: PlannedEvent): Author {
  const people = network.people.get(companyKey) ?? []
  const clerk = people[event.does === 'answer' ? 0 : people.length > 1 ? 1 : 0]
  return { actorId: clerk ?? null, requestId: `demo ${event.at}` }
}

/** Does what the plan says next, by the areas' own functions. */
export async function happen(network: Network, event: PlannedEvent): Promise<void> {
  const actFor = (companyKey: string, work: (act: Act) => Promise<unknown>) =>
    network.platform.act(idOf(network.companies, companyKey), authorOf(network, companyKey, event), work)
  switch (event.does) {
    case 'connect': {
      const id = network.platform.ids.next()
      network.connections.set(pairOf(event.from, event.to), id)
      return void (await actFor(event.from, (act) =>
        request(act, id, idOf(network.companies, event.to), event.message),
      ))
    }
    case 'acceptConnection':
      return void (await actFor(event.to, (act) => accept(act, connectionOf(network, event.from, event.to))))
    case 'rejectConnection':
      return void (await actFor(event.to, (act) => reject(act, connectionOf(network, event.from, event.to))))
    case 'draft':
      return void (await actFor(event.document.from, (act) => save(network, act, event.document, true)))
    case 'send':
      return void (await actFor(event.document.from, (act) => send(network, act, event.document)))
    case 'answer': {
      const { key, code, reasonCode, reason } = event
      const documentId = idOf(network.documents, key)
      return void (await actFor(event.by, async (act) => {
        if (event.by === codingCompany && code === 'BusinessAccept') await codeDocument(act, documentId, key)
        await answerDocument(act, { documentId, responseId: act.newId(), code, reasonCode, reason })
      }))
    }
    case 'fallDue':
      for (const company of [event.from, event.to])
        await network.platform.act(idOf(network.companies, company), system, runOverdue)
      return
    case 'assign': {
      const assigneeIds = [personOf(network, event.by, event.to)]
      return void (await actAs(network, event, (act, { origin, documentId, by }) =>
        assign(act, origin, { subjectId: documentId, assigneeIds, comment: event.comment }, by),
      ))
    }
    case 'askApproval':
      return void (await actAs(network, event, (act, { origin, documentId, by }) =>
        ask(act, origin, { documentId, by, invited: [personOf(network, event.by, event.to)], because: event.because }),
      ))
    case 'approve':
    case 'refuse':
      return void (await actAs(network, event, (act, { origin, documentId, by }) =>
        decide(act, origin, {
          documentId,
          by,
          approverId: by,
          outcome: event.does === 'approve' ? 'ACCEPT' : 'REJECT',
          ...(event.reason !== undefined && { reason: event.reason }),
        }),
      ))
    case 'archive':
      return void (await actFor(event.by, (act) =>
        setTag(act, { documentId: idOf(network.documents, event.key), tag: 'archived' }, true),
      ))
  }
}

const personOf = (network: Network, company: string, place: number): string =>
  network.people.get(company)?.[place] ?? ''

/** What a person, by their place in the company, does within it about one of its documents. */
function actAs<E extends { readonly at: string; readonly key: string; readonly by: string; readonly from: number }>(
  network: Network,
  { at, key, by: company, from }: E,
  work: (act: Act, about: { origin: string; documentId: string; by: string }) => Promise<unknown>,
): Promise<unknown> {
  const by = personOf(network, company, from)
  const about = { origin: network.platform.settings.shellOrigin, documentId: idOf(network.documents, key), by }
  const author = { actorId: by, requestId: `demo ${at}` }
  return network.platform.act(idOf(network.companies, company), author, (act) => work(act, about))
}

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ')

const connectionOf = (network: Network, one: string, other: string): string =>
  idOf(network.connections, pairOf(one, other))

async function save(network: Network, act: Act, document: PlannedDocument, draft: boolean) {
  const id = act.newId()
  network.documents.set(document.key, id)
  const bytes = write(compose(formOf(document)))
  const parsed = parseHere(bytes)
  const entry = await saveDocument(act, { id, bytes, parsed, enclosed: [], draft })
  return { entry, parsed, bytes }
}

async function send(network: Network, act: Act, document: PlannedDocument): Promise<void> {
  const { entry, parsed, bytes } = await save(network, act, document, false)
  await sendDocument(act, {
    documentId: entry.id,
    dispatchId: act.newId(),
    connectionId: connectionOf(network, document.from, document.to),
    parsed,
    bytes,
    contentHash: entry.contentHash,
  })
}
