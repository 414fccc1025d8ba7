import type { Permission } from '@kontor/contract'
import { parseHere } from '@kontor/server'
import { postMessage } from '@kontor/server/areas/conversations'
import { saveDocument } from '@kontor/server/areas/documents'
import { contentOf, findEntry } from '@kontor/server/areas/entries'
import { answerDocument, sendDocument } from '@kontor/server/areas/exchange'
import { savePartner } from '@kontor/server/areas/network'
import { askForQuotes, requestsTo, tellBuyer } from '@kontor/server/areas/quote-requests'
import { saveRequisition } from '@kontor/server/areas/requisitions'
import type { UnitOfWork } from '@kontor/server/platform'
import { compose, flip, formOf, readDocument, type TradeForm, write } from '@kontor/ubl'
import { demoCompanies } from './companies.ts'
import { minutesBefore, plusDays } from './days.ts'
import { type Network, system } from './happen.ts'

/** The company whose buyer asks for quotes. */
const buying = demoCompanies[0]!
const placeOf = (role: string): number => buying.people.findIndex((person) => person.role === role)

/** Who has not answered yet has it before them this morning. */
interface Answer {
  readonly by: string
  /** What each line costs there, in their order; nothing for what they do not have. */
  readonly prices?: readonly (string | undefined)[]
  readonly number?: string
  readonly deliversInDays?: number
  readonly note?: string
  readonly declines?: string
  readonly asks?: string
}

/** No member of the network: who invites them asks by e-mail, and enters what they answer. */
const outside = { CompanyName: 'Werbetechnik Sander', Country: 'DE', Email: 'angebote@sander.example' }

interface Asked {
  readonly what: string
  readonly forWhom?: 'requester'
  readonly neededInDays: number
  readonly respondInDays: number
  readonly note: string
  readonly needs: readonly (readonly [name: string, quantity: string])[]
  readonly answers: readonly Answer[]
}

/** One to which all have answered, one of them a second time with better prices, so that the buyer compares this morning; one to which somebody has a question; one that has just gone out. */
const asked: readonly Asked[] = [
  {
    what: 'Pallets to Aarhus and Leeds, first quarter',
    forWhom: 'requester',
    neededInDays: 45,
    respondInDays: 5,
    note: 'Prices per pallet with diesel, please. Please name your first pick-up day.',
    needs: [
      ['Pallet Bremen–Aarhus', '120'],
      ['Pallet Bremen–Aarhus, express', '16'],
      ['Pallet Bremen–Leeds', '24'],
    ],
    answers: [
      { by: 'fjord', prices: ['64.00', '104.00', '154.00'], number: 'TB-0930', deliversInDays: 21 },
      { by: 'fjord', prices: ['61.50', '98.00', '154.00'], number: 'TB-0931', deliversInDays: 14 },
      {
        by: 'pennine',
        prices: ['66.00', undefined, '118.40'],
        number: 'Q-2207',
        deliversInDays: 35,
        note: 'We offer no express to Denmark. Pallets must be stackable.',
      },
      { by: 'brandt', declines: 'We no longer drive for others, sorry.' },
    ],
  },
  {
    what: 'Signs for the new racks',
    neededInDays: 60,
    respondInDays: 9,
    note: 'Delivered to Bremen.',
    needs: [
      ['Aisle sign, both sides printed', '18'],
      ['Floor marking, self-adhesive', '60'],
    ],
    answers: [
      { by: 'brandt', prices: ['42.00', '7.90'], number: 'BA-2207', deliversInDays: 10 },
      { by: 'okafor', asks: 'Do you have the artwork, or shall we design the signs?' },
    ],
  },
  {
    what: 'Weekly tour to the stores in Jutland',
    neededInDays: 75,
    respondInDays: 12,
    note: 'Loading at 5 a.m. in Aarhus. Please quote with diesel and tolls.',
    needs: [['Tour Aarhus–Viborg–Aalborg, 18 pallets', '26']],
    answers: [{ by: 'fjord' }, { by: 'pennine' }],
  },
]

const permissions: ReadonlySet<Permission> = new Set(['requisition.read', 'requisition.write', 'requisition.manage'])

/** Whom the buyer asks for quotes, and what they have answered, on the day of the first start. */
export async function requestQuotes(
  network: Network,
  clock: { set(instant: string): void },
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const { ids, transact } = network
  const buyerId = ids.person(buying.key, placeOf('buyer'))
  const actor = { userId: buyerId, permissions }
  await transact(ids.company(buying.key), system, (uow) => savePartner(uow, uow.newId(), outside))
  for (const one of asked) {
    clock.set(minutesBefore(now, one.answers.length))
    let [requisitionId, requestId] = ['', '']
    const author = { actorId: buyerId, requestId: 'demo quotes' }
    await transact(ids.company(buying.key), author, async (uow) => {
      requisitionId = uow.newId()
      requestId = uow.newId()
      const Lines = one.needs.map(([Name, value]) => ({
        ...{ Kind: 'plain' as const, Name, Quantity: { value, unitCode: 'C62' } },
      }))
      const OnBehalfOfUserId = one.forWhom && ids.person(buying.key, placeOf(one.forWhom))
      const NeededBy = plusDays(day, one.neededInDays)
      const input = { Note: one.what, NeededBy, Lines, ...(OnBehalfOfUserId && { OnBehalfOfUserId }) }
      await saveRequisition(uow, requisitionId, input, actor)
      const ConnectionIds = [...new Set(one.answers.map(({ by }) => ids.connection(buying.key, by)))]
      const RespondBy = plusDays(day, one.respondInDays)
      await askForQuotes(
        uow,
        requestId,
        { RequisitionId: requisitionId, ConnectionIds, RespondBy, Note: one.note },
        actor,
      )
    })
    const requests = new Map<string, string>()
    await transact(ids.company(buying.key), author, async (uow) => {
      for (const { connectionId, documentId } of await requestsTo(uow, requestId))
        requests.set(connectionId, documentId)
    })
    for (const [at, answer] of one.answers.entries()) {
      clock.set(minutesBefore(now, one.answers.length - at - 1))
      const documentId = requests.get(ids.connection(buying.key, answer.by)) ?? ''
      const by = { actorId: ids.person(answer.by, 0), requestId: 'demo quotes' }
      await transact(ids.company(answer.by), by, (uow) => reply(network, uow, { answer, documentId, day }))
    }
    await transact(ids.company(buying.key), system, (uow) => tellBuyer(uow, network.shellOrigin, requestId))
  }
}

async function reply(
  { ids }: Network,
  uow: UnitOfWork,
  { answer, documentId, day }: { readonly answer: Answer; readonly documentId: string; readonly day: string },
): Promise<void> {
  if (answer.asks !== undefined) return postMessage(uow, { documentId, postId: uow.newId(), text: answer.asks })
  if (answer.declines !== undefined) {
    const { declines: reason } = answer
    const code = 'BusinessReject'
    return answerDocument(uow, { documentId, responseId: uow.newId(), code, reasonCode: 'OTH', reason })
  }
  if (answer.prices === undefined) return
  const request = await findEntry(uow, documentId)
  const form = request && formOf(readDocument(await contentOf(uow, request)))
  if (form === undefined) throw new Error('A supplier of the demo was asked for nothing.')
  const bytes = write(compose(quoteOf(form, answer, day)))
  const parsed = parseHere(bytes)
  const { id, contentHash } = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
  const connectionId = ids.connection(buying.key, answer.by)
  await sendDocument(uow, { documentId: id, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
}

/** For how many days a quote stands. */
const validDays = 60

function quoteOf(request: TradeForm, { number = '', prices = [], deliversInDays = 14, note }: Answer, day: string) {
  const quote = flip([request], 'Quotation', { id: number, issueDate: day })
  return {
    ...quote,
    note,
    period: { end: plusDays(day, validDays) },
    deliveryDate: plusDays(day, deliversInDays),
    lines: quote.lines.flatMap((line, at) => {
      const price = prices[at]
      return price === undefined ? [] : [{ ...line, price }]
    }),
  }
}
