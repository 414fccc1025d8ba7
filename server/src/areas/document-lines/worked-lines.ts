import type { RightType } from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import { entryFor, reachFor } from '../document-access/index.ts'
import type { Entry } from '../entries/index.ts'
import { gather } from './gather-lines.ts'
import { type Bill, billsOf, type WorkedLine, workOut } from './line-state.ts'

/** A document's entry, how far the reader reaches on it, and what became of each of its lines. */
export async function workedDocument(
  context: RequestContext,
  documentId: string,
): Promise<{ entry: Entry; reach: RightType | undefined; lines: WorkedLine[] }> {
  const { entry, reach, gathered } = await context.read(async (uow) => {
    const entry = await entryFor(uow, documentId)
    return { entry, reach: await reachFor(uow, entry, uow.author.actorId), gathered: await gather(uow, entry) }
  })
  return { entry, reach, lines: await workOut(gathered, context.language) }
}

/** The lines of a bill, and the orders that it bills, as far as the reader may read them. */
export async function billingLines(
  context: RequestContext,
  documentId: string,
): Promise<{ lines: WorkedLine[]; orders: Entry[] }> {
  const gathered = await context.read(async (uow) => gather(uow, await entryFor(uow, documentId)))
  return {
    lines: await workOut(gathered, context.language),
    orders: gathered.followed.filter(({ type }) => type === 'order'),
  }
}

/** What became of each line of an order, and the invoices that bill it. */
export async function billedOrder(
  context: RequestContext,
  orderId: string,
): Promise<{ lines: WorkedLine[]; bills: Bill[] }> {
  const gathered = await context.read(async (uow) => gather(uow, await entryFor(uow, orderId)))
  return { lines: await workOut(gathered, context.language), bills: await billsOf(gathered) }
}

export const workedLines = async (context: RequestContext, documentId: string): Promise<WorkedLine[]> =>
  (await workedDocument(context, documentId)).lines
