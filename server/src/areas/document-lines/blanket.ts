import type { TradeForm } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import {
  contentOf,
  type Entry,
  entriesAnswering,
  findEntry,
  isWithSamePartner,
  lockEntry,
  orderKindOf,
  setClosed,
  whyNotClose,
} from '../entries/index.ts'
import { agreedChanges } from './line-sources.ts'
import { asChanged } from './line-state.ts'
import { afterCallOffs, type BlanketLine, isCalledOff } from './rules/blanket.ts'
import { counts } from './rules/lines.ts'

/** A blanket order as its changes left it, with what was called off of it. */
export interface Blanket {
  readonly form: TradeForm
  readonly lines: readonly BlanketLine[]
  /** Oldest first, also those that call nothing off any more. */
  readonly callOffs: readonly Entry[]
}

/** What is left of a blanket order; undefined where it cannot be read. */
export async function workBlanket(uow: UnitOfWork, order: Entry): Promise<Blanket | undefined> {
  const form = await agreedForm(uow, order)
  if (form === undefined) return undefined
  const callOffs = await callOffsOf(uow, order)
  const called = await linesOf(uow, callOffs.filter(counts))
  return { form, lines: afterCallOffs(form.lines, called), callOffs }
}

const callOffsOf = async (uow: UnitOfWork, order: Entry): Promise<Entry[]> =>
  (await entriesAnswering(uow, order.id))
    .filter((one) => orderKindOf(one) === 'CALL_OFF' && !one.draft && one.discarded === null)
    .filter((one) => isWithSamePartner(order, one))
    .toSorted((one, other) => one.created.getTime() - other.created.getTime())

/** The lines of orders as their changes left them. */
export async function linesOf(uow: UnitOfWork, orders: readonly Entry[]): Promise<TradeForm['lines'][]> {
  const lines = []
  for (const one of orders) lines.push((await agreedForm(uow, one))?.lines ?? [])
  return lines
}

/** An order as its changes left it, and what its lines come to. */
export async function agreedOrder(uow: UnitOfWork, order: Entry): ReturnType<typeof asChanged> {
  const changes = []
  for (const one of agreedChanges(order, await entriesAnswering(uow, order.id))) changes.push(await contentOf(uow, one))
  return asChanged({ bytes: await contentOf(uow, order), changes })
}

const agreedForm = async (uow: UnitOfWork, order: Entry): Promise<TradeForm | undefined> =>
  (await agreedOrder(uow, order)).form

/**
 * Closes a blanket order of which all is called off, on each side, and opens it again where a call-off that took the rest was
 * turned down. Running it again changes nothing.
 */
export async function followCallOff(uow: UnitOfWork, callOffId: string): Promise<void> {
  const callOff = await findEntry(uow, callOffId)
  if (callOff === undefined || callOff.answersId === null || orderKindOf(callOff) !== 'CALL_OFF') return
  const order = await lockEntry(uow, callOff.answersId)
  if (order === undefined || order.discarded !== null || orderKindOf(order) !== 'BLANKET') return
  const blanket = await workBlanket(uow, order)
  if (blanket === undefined) return
  if (isCalledOff(blanket.lines)) {
    if (whyNotClose(order) === undefined) await setClosed(uow, order, true)
    return
  }
  if (!order.closed || counts(callOff) || isOver(order, uow.now)) return
  const together = await linesOf(uow, [...blanket.callOffs.filter(counts), callOff])
  // Whoever closed it by hand keeps it closed.
  if (isCalledOff(afterCallOffs(blanket.form.lines, together))) await setClosed(uow, order, false, false)
}

/** By any clock its validity is over. */
export const isOver = ({ dueDate }: Entry, now: Date): boolean =>
  dueDate !== null && dueDate < new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
