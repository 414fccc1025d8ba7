import type { DocumentHead } from '../document/head.ts'
import { attribute, textOf } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import type { Format } from './format.ts'
import { type Html, html, type Piece } from './html.ts'
import type { Words } from './words.ts'

/** What every part of a page is given. */
export type Sheet = {
  readonly tree: Tree
  readonly head: DocumentHead
  readonly words: Words
  readonly format: Format
  readonly currency: string
}

/** An amount as written, or taken off; its currency beside it where that is not the document's own. */
export function amount(sheet: Sheet, element: XmlElement | undefined, takenOff = false): Html | undefined {
  const written = textOf(element)
  if (!written) return undefined
  const value = takenOff ? negated(written) : written
  const currency = attribute(element, 'currencyID') ?? sheet.currency
  const other = currency !== sheet.currency && html`<small>${currency} </small>`
  return html`${other}<bdi>${sheet.format.amount(value, currency)}</bdi>`
}

/** Rows of a description list; a row without a value is left out, a list without rows too. */
export function factList(rows: readonly (readonly [label: string, value: Piece])[]): Html | undefined {
  const there = rows.filter(([, value]) => value !== undefined && value !== false && value !== '')
  if (there.length === 0) return undefined
  return html`<dl class="facts">${there.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** Text out of the document, whose direction is its own. */
export const own = (text: string | undefined): Html | undefined => (text ? html`<bdi>${text}</bdi>` : undefined)

const negated = (value: string): string => (value.startsWith('-') ? value.slice(1) : `-${value}`)
