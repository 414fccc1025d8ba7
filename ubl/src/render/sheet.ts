import type { DocumentHead } from '../document/head.ts'
import { attribute, textOf } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import type { Format } from './format.ts'
import type { Line } from './line.ts'
import type { Words } from './words.ts'

/** What every part of a paper is given. */
export type Sheet = {
  readonly tree: Tree
  readonly head: DocumentHead
  readonly words: Words
  readonly format: Format
  readonly currency: string
}

/** A labelled value; `tone`: a state, good or bad. */
export type Fact = {
  readonly label: string
  readonly value: Line
  readonly tone?: 'good' | 'bad' | 'info' | undefined
}

/** A part with a heading of its own. */
export type Section = {
  readonly title: string
  readonly facts?: readonly (readonly Fact[])[]
  readonly paragraphs?: readonly Line[]
  readonly items?: readonly Line[]
}

/** An amount as written, or taken off; its currency beside it where that is not the document's own. */
export function amountLine(sheet: Sheet, element: XmlElement | undefined, takenOff = false): Line | undefined {
  const written = textOf(element)
  if (!written) return undefined
  const value = takenOff ? negated(written) : written
  const currency = attribute(element, 'currencyID') ?? sheet.currency
  const shown = { text: sheet.format.amount(value, currency), own: true }
  return currency === sheet.currency ? [shown] : [{ text: `${currency} `, look: 'quiet' }, shown]
}

/** The facts that have a value. */
export const factsOf = (rows: readonly (readonly [label: string, value: Line | undefined])[]): Fact[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const negated = (value: string): string => (value.startsWith('-') ? value.slice(1) : `-${value}`)
