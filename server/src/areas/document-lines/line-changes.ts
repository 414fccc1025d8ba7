import type { LineForm } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import { linesOfKinds } from '../../platform/log/store.ts'
import { type Entry, isWithSamePartner } from '../entries/index.ts'
import { readTrade, readTrades } from '../parsing/index.ts'
import { pointing } from './line-references.ts'
import { agreedChanges, type Gathered, gatherLines, type Held, type Reading, readingIn } from './line-sources.ts'
import { asChanged } from './line-state.ts'

/** Written about a document of which a line of another was led away. */
const leftKind = 'document.line_unmapped'

/** A document with all that may have changed its lines since an instant. */
export interface Changing {
  readonly gathered: Gathered
  /** What speaks of its lines, or did once and does not count any more: both change them. */
  readonly speaking: readonly Held[]
  /** Lines that lines of others were led away from. */
  readonly left: readonly string[]
  readonly since: Date
}

export async function gatherChanging(uow: UnitOfWork, entry: Entry, since: Date): Promise<Changing> {
  const reading = readingIn(uow)
  const gathered = await gatherLines(uow, entry, 'READER', reading)
  const speaking = (await everSaid(gathered, reading)).filter((one) => lastChange(one) > since)
  const logged = await linesOfKinds(uow.tx, uow.companyId, [entry.id], [leftKind], since)
  return {
    ...{ gathered, since, speaking: await Promise.all(speaking.map(reading.held)) },
    left: logged.flatMap(({ at, detail }) => (at > since ? ((detail as { lineId?: string }).lineId ?? []) : [])),
  }
}

/** A line of another document is not led to a line of this one any more. */
export const tellLeft = (uow: UnitOfWork, documentId: string, lineId: string): Promise<void> =>
  uow.log({ kind: leftKind, objectType: 'document', objectId: documentId, detail: { lineId } })

/**
 * Whether a line changed. What concerns the document as a whole concerns all of its lines: rather one too many is told than
 * one too few.
 */
export async function changedLineIds({
  gathered,
  speaking,
  left,
  since,
}: Changing): Promise<(lineId: string) => boolean> {
  const { entry, inward } = gathered
  if (entry.modified > since) return () => true
  await readTrades(speaking.map(({ bytes }) => bytes))
  const { form } = await asChanged(gathered)
  const led = inward.filter(({ created }) => created > since).map(({ targetLineId }) => targetLineId)
  const named = await Promise.all(speaking.map((one) => namedBy(one, gathered, form?.lines ?? [])))
  const changed = new Set([...left, ...led, ...named.flat()])
  return (lineId) => changed.has(lineId)
}

async function everSaid({ entry, inward, followers }: Gathered, { entries, following }: Reading): Promise<Entry[]> {
  const answering = await following([entry.id])
  const led = await entries([...new Set(inward.map(({ documentId }) => documentId))])
  const bills = followers.flatMap(({ entry }) => (entry.type === 'invoice' ? entry.id : []))
  const notes = entry.type === 'order' ? (await following(bills)).filter(({ type }) => type === 'creditnote') : []
  const agreed = agreedChanges(entry, answering)
  const all = [...answering.filter(({ type }) => type !== 'orderchange'), ...led, ...notes, ...agreed]
  return [...new Map(all.map((one) => [one.id, one])).values()].filter(
    (one) => !one.draft && one.discarded === null && isWithSamePartner(entry, one),
  )
}

/** It came, or what became of it changed. */
const lastChange = ({ created, exchanged, modified }: Entry): Date => {
  const came = exchanged ?? created
  return came > modified ? came : modified
}

/** The lines of a document that another one names. */
async function namedBy(held: Held, { entry, inward }: Gathered, own: readonly LineForm[]): Promise<string[]> {
  const trade = await readTrade(held.bytes)
  const lines = trade.form?.lines ?? []
  switch (held.entry.type) {
    case 'status':
      return trade.answers.map(({ lineId }) => lineId)
    case 'orderchange':
      return lines.map(({ id }) => id)
    case 'creditnote':
      return lines.flatMap(({ orderLineId }) => orderLineId ?? [])
    default:
      return [...pointing(entry, own, held, trade, inward)].map(({ lineId }) => lineId)
  }
}
