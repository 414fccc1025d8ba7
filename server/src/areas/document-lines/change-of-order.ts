import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { contentOf, type Entry, entriesAnswering, isWithSamePartner, orderKindOf } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { agreedChanges } from './line-sources.ts'
import { asChanged } from './line-state.ts'
import { whyNotChange } from './rules/lines.ts'
import { type ProposedLine, proposedLines } from './rules/order-change.ts'

export interface ChangeOfOrder {
  /** Why no change of it can be asked for now; undefined where one can. */
  readonly whyNot: Message | undefined
  /** What its supplier would change of it, since the last change. */
  readonly proposed: readonly ProposedLine[]
}

/** Whether a change of an order can be asked for, and what its supplier would change of it. */
export async function changeOfOrder(uow: UnitOfWork, order: Entry): Promise<ChangeOfOrder> {
  const following = (await entriesAnswering(uow, order.id)).filter((one) => isWithSamePartner(order, one) && !one.draft)
  const changes = following.filter(({ type }) => type === 'orderchange')
  const whyNot = whyNotChange(order, changes)
  const response = following.findLast(({ type }) => type === 'orderresponse')
  const last = changes.findLast((one) => orderKindOf(one) !== 'CANCELLATION')
  if (response === undefined || (last !== undefined && last.created > response.created)) return { whyNot, proposed: [] }
  const agreed = []
  for (const one of agreedChanges(order, changes)) agreed.push(await contentOf(uow, one))
  const { form } = await asChanged({ bytes: await contentOf(uow, order), changes: agreed })
  const proposal = (await readTrade(await contentOf(uow, response))).form
  return { whyNot, proposed: form && proposal ? proposedLines(form, proposal) : [] }
}
