import type { BlanketOrder, Of } from '@kontor/contract'
import type { Decimal } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { type Blanket, type BlanketLine, netOf, numeric, present, workBlanket } from '../document-lines/index.ts'
import { type Entry, noDocument, stands } from '../entries/index.ts'

type Shown = Of<typeof BlanketOrder>

/** What is called off of an order; of one that is no blanket order nothing ever is. @throws ApiError ResourceNotFound */
export async function blanketOf(uow: UnitOfWork, entry: Entry): Promise<Blanket> {
  if (entry.type !== 'order') throw noDocument(entry.id)
  const blanket = await workBlanket(uow, entry)
  if (blanket === undefined) throw noDocument(entry.id)
  return blanket
}

/** A blanket order as the wire shows it, but for what its reader may do. */
export async function shown(
  uow: UnitOfWork,
  entry: Entry,
  { form, lines, callOffs }: Blanket,
): Promise<Omit<Shown, 'AllowedActions'>> {
  return {
    ...{ OrderId: entry.id, ID: entry.businessId.slice(0, 100) },
    ...present({ From: form.period?.start, Until: form.period?.end, Currency: entry.currency ?? undefined }),
    Lines: linesOf(lines),
    Amount: sum(lines.map((line) => netOf(line.form, line.ordered))),
    LeftAmount: sum(lines.map((line) => netOf(line.form, line.left))),
    CallOffs: (await readableOf(uow, callOffs)).map((callOff) => ({
      ...{ DocumentId: callOff.id, ID: callOff.businessId.slice(0, 100) },
      ...present({ Day: callOff.issueDate ?? undefined, Amount: numeric(callOff.amount ?? undefined) }),
      GaveBack: !stands(callOff),
    })),
  }
}

export const linesOf = (lines: readonly BlanketLine[]): Shown['Lines'] =>
  lines.map(({ form, ordered, calledOff, left }) => ({
    ...{ LineId: form.id.slice(0, 100), Description: form.name.slice(0, 2000) },
    ...{ Ordered: ordered.toFixed(), CalledOff: calledOff.toFixed(), Left: left.toFixed() },
    ...present({
      Unit: form.unit.slice(0, 10) || undefined,
      Price: numeric(form.price),
      AccountingCostCode: form.accountingCost?.slice(0, 100),
    }),
  }))

const sum = ([first, ...others]: readonly Decimal[]): string =>
  first === undefined ? '0' : others.reduce((all, one) => all.plus(one), first).toFixed(2)
