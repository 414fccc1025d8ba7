import type { Of, RequisitionEntry } from '@kontor/contract'
import { exact } from '@kontor/ubl'

/** A line as it is kept: a plain one, the master of a bundle, or an item below a master. */
export type Line = Omit<Of<typeof RequisitionEntry>, 'Attachments'> & {
  readonly ID: string
  readonly Attachments?: LineFile[]
}

/** A file of a line: under which id it is asked for, and its content, which the wire does not show. */
export interface LineFile {
  readonly FileName: string
  readonly MimeType: string
  readonly AttachmentId: string
  readonly contentHash: string
}

type Given = Omit<Line, 'ID' | 'Attachments'> & { readonly ID?: string | undefined; readonly Attachments?: unknown }
type Plain = Omit<Given, 'Kind' | 'MasterId'>

/** The id of the next line: one more than the largest number among them. */
const nextId = (lines: readonly Pick<Given, 'ID'>[]): string =>
  String(Math.max(0, ...lines.map(({ ID }) => Number(ID)).filter(Number.isInteger)) + 1)

/** What a line comes to: quantity by price, in the currency of its price. */
export function amountOf({ Quantity, Price }: Pick<Given, 'Quantity' | 'Price'>): Line['LineExtensionAmount'] {
  if (Price === undefined) return undefined
  return {
    value: exact(Quantity.value).times(exact(Price.value)).toDecimalPlaces(2).toFixed(2),
    currencyID: Price.currencyID,
  }
}

/** A line as it is kept: with an id of its own, which none of those has that come after it, and what it comes to. */
function kept(lines: readonly Line[], given: Given, coming: readonly Given[] = []): Line {
  const { LineExtensionAmount: _, Attachments: _files, QuoteId: _quote, PunchOut: _visit, ID, ...rest } = given
  const amount = amountOf(given)
  const isFree = ID !== undefined && ID !== '' && !lines.some((line) => line.ID === ID)
  return { ...rest, ID: isFree ? ID : nextId([...lines, ...coming]), ...(amount && { LineExtensionAmount: amount }) }
}

/** All lines anew, as somebody wrote them. */
export const entered = (given: readonly Given[]): Line[] => added([], given)

export const withLine = (lines: readonly Line[], line: Plain): Line[] => added(lines, [{ ...line, Kind: 'plain' }])

/** F-190, F-191: lines that are bought together, behind their master. */
export function withBundle(lines: readonly Line[], master: Plain, items: readonly Plain[]): Line[] {
  const all = added(lines, [{ ...master, Kind: 'bundle' }])
  const MasterId = all.at(-1)?.ID ?? ''
  return added(
    all,
    items.map((item) => ({ ...item, Kind: 'bundle', MasterId })),
  )
}

/** An item that names no master among the lines with it; undefined where each has its own. */
export const strayIn = (lines: readonly Pick<Given, 'ID' | 'Kind' | 'MasterId'>[]) =>
  lines.find(
    ({ MasterId, Kind }) =>
      MasterId !== undefined && (Kind !== 'bundle' || !lines.some((one) => one.ID === MasterId && isMaster(one))),
  )

function added(lines: readonly Line[], more: readonly Given[]): Line[] {
  const all = [...lines]
  for (const line of more) all.push(kept(all, line, more))
  return all
}

/** A line that comes from elsewhere: of a shop, which it says then, or of a quote. */
export type Brought = Plain & { readonly PunchOut?: Line['PunchOut'] }

/** What a shop gave back, or a quote offers, behind the lines that are there. */
export const withBrought = (lines: readonly Line[], brought: readonly Brought[]): Line[] => [
  ...lines,
  ...added(
    lines,
    brought.map((line) => ({ ...line, Kind: 'plain' })),
  )
    .slice(lines.length)
    .map((line, at) => ({ ...line, ...(brought[at]?.PunchOut && { PunchOut: brought[at].PunchOut }) })),
]

export const withoutLines = (lines: readonly Line[], ids: readonly string[]): Line[] =>
  lines.filter(({ ID, MasterId }) => !ids.includes(ID) && !(MasterId !== undefined && ids.includes(MasterId)))

/** A line changed in its place; its kind and its bundle stay. */
export const withChanged = (lines: readonly Line[], id: string, given: Plain): Line[] =>
  lines.map((line) => {
    if (line.ID !== id) return line
    const { Kind, MasterId } = line
    return { ...kept([], { ...given, ID: id, Kind }), ...(MasterId !== undefined && { MasterId }) }
  })

/**
 * Lines with the files that were added to them before, whatever else of them was changed, and with the quote that they were
 * awarded to, or the shop that they came from, while they are bought as it was offered.
 */
export const carried = (lines: readonly Line[], before: readonly Line[]): Line[] =>
  lines.map((line) => {
    const old = before.find(({ ID }) => ID === line.ID)
    return {
      ...line,
      ...(old?.Attachments && { Attachments: old.Attachments }),
      ...(old?.QuoteId && isBoughtAs(line, old) && { QuoteId: old.QuoteId }),
      ...(old?.PunchOut &&
        isPricedAs(line, old) &&
        line.SellersItemID === old.SellersItemID && { PunchOut: old.PunchOut }),
    }
  })

/** Bought of the same supplier, as much and at the same price. */
const isBoughtAs = (line: Line, old: Line): boolean =>
  isPricedAs(line, old) && exact(line.Quantity.value).eq(exact(old.Quantity.value))

/** Bought of the same supplier at the same price, however much of it. */
const isPricedAs = (line: Line, old: Line): boolean =>
  line.SupplierConnectionId === old.SupplierConnectionId &&
  line.Quantity.unitCode === old.Quantity.unitCode &&
  line.Price?.currencyID === old.Price?.currencyID &&
  exact(line.Price?.value ?? '0').eq(exact(old.Price?.value ?? '0'))

/** A line bought of this supplier: by no quote of another, from no shop of theirs, under no number that they have for it. */
export function suppliedBy(line: Line, SupplierConnectionId: string): Line {
  const { QuoteId: _quote, PunchOut: _visit, SellersItemID, SupplierConnectionId: before, ...rest } = line
  if (before === SupplierConnectionId) return line
  return { ...rest, SupplierConnectionId, ...(before === undefined && SellersItemID && { SellersItemID }) }
}

/** What a supplier offered for a line, which is bought so. */
export type Bought = Pick<Line, 'Quantity' | 'Price' | 'QuoteId' | 'SupplierConnectionId' | 'SellersItemID' | 'Tax'>

/** Lines as they were offered; those of which nothing is said stay, but are of no quote any more that is among these. */
export const withOffers = (
  lines: readonly Line[],
  offers: ReadonlyMap<string, Bought>,
  quoteIds: ReadonlySet<string>,
): Line[] =>
  lines.map((line) => {
    const bought = offers.get(line.ID)
    const { QuoteId, ...others } = line
    if (bought === undefined) return QuoteId === undefined || quoteIds.has(QuoteId) ? others : line
    const { PunchOut: _visit, ...rest } = others
    const amount = amountOf(bought)
    return { ...rest, ...bought, ...(amount && { LineExtensionAmount: amount }) }
  })

export const isMaster = ({ Kind, MasterId }: Pick<Line, 'Kind' | 'MasterId'>): boolean =>
  Kind === 'bundle' && MasterId === undefined

/** What is bought: a bundle by its items, and its master alone where it has none. */
export const boughtOf = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isMaster(line) || !lines.some(({ MasterId }) => MasterId === line.ID))

/** What all comes to in a currency; lines without a price count as nothing. */
export const totalOf = (lines: readonly Line[], currency: string): string =>
  boughtOf(lines)
    .flatMap((line) => amountOf(line) ?? [])
    .filter(({ currencyID }) => currencyID === currency)
    .reduce((sum, { value }) => sum.plus(exact(value)), exact('0'))
    .toFixed(2)

/** What is bought, by the cost centres that it is for; lines in another currency, or without a price, count as nothing. */
export const spentOf = (
  lines: readonly Line[],
  currency: string,
): { readonly costCentre: string | undefined; readonly net: string }[] =>
  boughtOf(lines).map((line) => {
    const amount = amountOf(line)
    return { costCentre: line.AccountingCostCode, net: amount?.currencyID === currency ? amount.value : '0' }
  })

/** The id in its order of the line that stands at a place of it, from 0. */
export const orderLineId = (at: number): string => String(at + 1)

/** What is bought of whom, by the connection to them; of whom nobody said yet stands under ''. */
export function bySupplier(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of boughtOf(lines)) {
    const to = line.SupplierConnectionId ?? ''
    groups.set(to, [...(groups.get(to) ?? []), line])
  }
  return groups
}
