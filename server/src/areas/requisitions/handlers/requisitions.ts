import { type Areas, type RequisitionState, requisitionStates } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayIn, type Handlers, noProperty, pageInfo, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { changeOfOrder } from '../../document-lines/index.ts'
import { deliveryPlace } from '../../legal-entities/index.ts'
import { connectionsNamed } from '../../network/index.ts'
import { vatRates } from '../../taxes/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { maySend } from '../approvers.ts'
import { fileIn } from '../commands/attach-file.ts'
import { changeRequisition } from '../commands/change-requisition.ts'
import { lockRequisition, unlockRequisition } from '../commands/lock-requisition.ts'
import { ensureAssignment, moveRequisition } from '../commands/move-requisition.ts'
import { saveProcurement } from '../commands/save-procurement.ts'
import { changeLines, logged, saveRequisition } from '../commands/write-requisition.ts'
import { mustBeUnlocked } from '../locks.ts'
import { byOf, held, seen, seesAll } from '../reader.ts'
import { contextFor } from '../rules/actions.ts'
import { isOver, whyNotAskChange } from '../rules/order-change.ts'
import * as store from '../store.ts'
import { allShown, ordersShown, shown } from '../views.ts'
import type { House } from '../workflows.ts'

/** What a requisition is as a document (responses.md D). */
const profiles = ['kontor.requisition.1.0', 'tradeshift.requisition.ubl.1.0']

/** The contract has checked it: a path is text to its handler. */
const stateIn = (text: string): RequisitionState => requisitionStates.find((state) => state === text) ?? 'DRAFT'

const oneMore = { Kind: 'plain', Name: ' ', Quantity: { value: '1', unitCode: 'C62' } } as const

/** What a new one begins with: delivered where a person's last one was, while that place is there. */
async function emptyOne(uow: UnitOfWork, userId: string) {
  const last = await store.newestOf(uow, userId)
  const isThere = last?.deliverTo && (await deliveryPlace(uow, last.deliverTo))
  return {
    ...{ ID: '', Draft: true, Currency: (await readCompany(uow))?.Currency ?? 'EUR', Lines: [] },
    ...(isThere && last.deliverTo && { DeliverTo: last.deliverTo }),
  }
}

/** The standard rate of the company's country; undefined where it is not known. */
async function usualTax(uow: UnitOfWork) {
  const country = (await readCompany(uow))?.Country ?? ''
  const [Percent] = vatRates(country, dayIn(await zoneOfCompany(uow), uow.now)) ?? []
  return Percent === undefined ? undefined : { Category: 'S', Percent }
}

type Whole = Pick<
  Handlers<Areas['requisitions']>,
  | 'listRequisitions'
  | 'readRequisition'
  | 'readSettings'
  | 'saveSettings'
  | 'readTemplate'
  | 'readLineTemplate'
  | 'readDefault'
  | 'saveRequisition'
  | 'lock'
  | 'unlock'
  | 'setState'
  | 'listOrders'
  | 'canGenerateOrderChange'
  | 'readContext'
  | 'readProperties'
  | 'readProperty'
  | 'saveProperties'
  | 'saveTax'
  | 'ensureAssignment'
  | 'readAttachment'
>

export const createRequisitionHandlers = (house: House): Whole => ({
  listRequisitions: ({ query: { draft, q, limit, page } }, context) =>
    context.read(async (uow) => {
      const { actor } = context
      const suppliers = q === undefined ? [] : await connectionsNamed(uow, q)
      const wanted = { draft, q, suppliers, ...(!seesAll(actor) && { of: actor.userId }) }
      const rows = await store.page(uow, wanted, limit, page * limit)
      return { ...pageInfo({ limit, page }, await store.count(uow, wanted)), Items: await allShown(uow, rows, actor) }
    }),

  readRequisition: ({ params }, context) =>
    context.read(async (uow) => shown(uow, await seen(uow, params.documentId, context.actor), context.actor)),

  readSettings: (_input, context) => context.read(store.settings),

  saveSettings: ({ body }, context) =>
    context.write(async (uow) => {
      await saveProcurement(uow, body)
    }),

  readTemplate: (_input, context) => context.read((uow) => emptyOne(uow, context.actor.userId)),

  readLineTemplate: (_input, context) =>
    context.read(async (uow) => {
      const last = await store.newestOf(uow, context.actor.userId)
      const code = last?.lines.findLast(
        ({ AccountingCostCode }) => AccountingCostCode !== undefined,
      )?.AccountingCostCode
      const Tax = await usualTax(uow)
      return { ...oneMore, ...(code !== undefined && { AccountingCostCode: code }), ...(Tax && { Tax }) }
    }),

  readDefault: (_input, context) =>
    context.read(async (uow) => {
      const basket = await store.newestDraft(uow, context.actor.userId)
      if (basket !== undefined) return shown(uow, basket, context.actor)
      return {
        ...(await emptyOne(uow, context.actor.userId)),
        ...{ DocumentId: uow.newId(), State: 'DRAFT' as const, RequesterUserId: context.actor.userId },
      }
    }),

  saveRequisition: ({ params, query, body }, context) => {
    const profile = query.documentProfileId
    if (profile !== undefined && !profiles.includes(profile))
      throw unfit('documentProfileId', t`documentProfileId is ${profile}: use ${profiles[0]}, or leave it out.`)
    return context.write(async (uow) => {
      await saveRequisition(uow, params.documentId, body, context.actor)
      const asks = { id: params.documentId, state: 'PENDING', reason: undefined } as const
      if (!query.draft) await moveRequisition(uow, house, asks, context.actor)
    })
  },

  lock: ({ params }, context) => context.write((uow) => lockRequisition(uow, params.documentId, context.actor)),

  unlock: ({ params }, context) => context.write((uow) => unlockRequisition(uow, params.documentId, context.actor)),

  setState: ({ params, body }, context) =>
    context.write((uow) =>
      moveRequisition(
        uow,
        house,
        { id: params.documentId, state: stateIn(params.state), reason: body?.reason },
        context.actor,
      ),
    ),

  listOrders: ({ params }, context) =>
    context.read(async (uow) => {
      const { id } = await seen(uow, params.documentId, context.actor)
      return { Orders: await ordersShown(uow, id, context) }
    }),

  canGenerateOrderChange: ({ params: { orderId } }, context) =>
    context.read(async (uow) => {
      const order = await entryFor(uow, orderId)
      const { whyNot: whyNotNow, proposed } = await changeOfOrder(uow, order)
      const whyNot = whyNotAskChange(whyNotNow, await maySend(uow, context.actor.userId))
      return {
        CanGenerate: whyNot === undefined,
        OrderId: orderId,
        ChangedLines: proposed.map(({ lineId, quantity, price, isCanceled }) => ({
          LineId: lineId.slice(0, 100),
          ...(quantity !== undefined && { Quantity: quantity }),
          ...(price !== undefined && { Price: { value: price, currencyID: order.currency ?? '' } }),
          ...(isCanceled && { Cancel: true }),
        })),
        ...(whyNot !== undefined && { Because: await context.translate(whyNot) }),
        ...(isOver(order) && { Over: true }),
      }
    }),

  readContext: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      const basket = await store.newestDraft(uow, context.actor.userId)
      const ContextType = contextFor(record, await byOf(uow, record, context.actor), basket?.id === record.id)
      return {
        ContextType,
        ...(record.onBehalfId !== null && { OnBehalfOfUserId: record.onBehalfId }),
        Editable: ContextType !== 'NOT_EDITABLE',
      }
    }),

  readProperties: ({ params }, context) =>
    context.read(async (uow) => (await seen(uow, params.documentId, context.actor)).properties),

  readProperty: ({ params }, context) =>
    context.read(async (uow) => {
      const { properties } = await seen(uow, params.documentId, context.actor)
      const value = properties[params.optionalKey]
      if (value === undefined) throw noProperty(params.optionalKey)
      return { [params.optionalKey]: value }
    }),

  saveProperties: ({ params, body }, context) =>
    context.write(async (uow) => {
      const before = await held(uow, params.documentId, context.actor)
      await mustBeUnlocked(uow, before)
      await logged(
        uow,
        await changeRequisition(uow, before, { properties: { ...before.properties, ...body } }),
        'saved',
      )
    }),

  saveTax: ({ params, body }, context) =>
    context.write(async (uow) => {
      const taxes = new Map(body.Lines.map(({ LineId, Category, Percent }) => [LineId, { Category, Percent }]))
      await changeLines(uow, params.documentId, context.actor, (lines) => {
        const [unknown] = [...taxes.keys()].filter((id) => !lines.some(({ ID }) => ID === id))
        if (unknown !== undefined)
          throw unfit('Lines', t`Lines names ${unknown}, which is not a line: use the ids of its lines.`)
        return lines.map((line) => {
          const tax = taxes.get(line.ID)
          return tax === undefined ? line : { ...line, Tax: tax }
        })
      })
    }),

  readAttachment: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await seen(uow, params.documentId, context.actor)
      return {
        type: 'application/octet-stream' as const,
        held: await uow.contents.open(fileIn(record, params.attachmentId)),
      }
    }),

  ensureAssignment: ({ params }, context) =>
    context.write((uow) => ensureAssignment(uow, house.origin, params.documentId, context.actor)),
})
