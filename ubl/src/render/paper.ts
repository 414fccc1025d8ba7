import { headOf } from '../document/head.ts'
import type { DocumentType } from '../model/document-types.ts'
import type { Tree } from '../xml/tree.ts'
import { answerFacts } from './answer.ts'
import { documentFacts } from './facts.ts'
import { formatFor } from './format.ts'
import { lineTable, type Table } from './lines.ts'
import { notes } from './notes.ts'
import { type PartyBlock, parties } from './parties.ts'
import { attachments, payment } from './payment.ts'
import type { Fact, Section, Sheet } from './sheet.ts'
import { type Headline, headline, type TotalRow, totals } from './totals.ts'
import type { Words } from './words.ts'

export type RenderOptions = {
  /** every message of `renderWords` in the reader's language */
  words: Words
  /** BCP 47, for numbers, dates and countries */
  locale: string
  dir?: 'ltr' | 'rtl' | undefined
}

/** The one layout of a document of any type: what stands on its sheet, in order, in the reader's words and numbers. */
export type Paper = {
  readonly title: string
  readonly number: string
  readonly headline?: Headline | undefined
  readonly parties: readonly PartyBlock[]
  readonly facts: readonly Fact[]
  /** what an answer says of another document */
  readonly answer: readonly Fact[]
  readonly table?: Table | undefined
  readonly totals: readonly TotalRow[]
  /** payment, notes, attachments */
  readonly sections: readonly Section[]
}

/** Documents that European rules know as an invoice or a credit note of a kind (UNCL1001), by the name that says what they are. */
const named: Readonly<Partial<Record<string, DocumentType>>> = {
  383: 'DebitNote',
  389: 'SelfBilledInvoice',
  261: 'SelfBilledCreditNote',
}

/** Orders of a kind (UNCL1001), as a buyer calls them. */
const orders: Readonly<Partial<Record<string, 'BlanketOrder' | 'CallOffOrder'>>> = {
  221: 'BlanketOrder',
  226: 'CallOffOrder',
}

/** Amounts are printed digit by digit as the document states them, never computed anew. */
export function paperOf(tree: Tree, { words, locale }: RenderOptions): Paper {
  const head = headOf(tree)
  const sheet: Sheet = { tree, head, words, format: formatFor(locale), currency: head.currency ?? '' }
  return {
    title: words(
      `paper.type.${(tree.type === 'Order' && orders[head.typeCode ?? '']) || (named[head.typeCode ?? ''] ?? tree.type)}`,
    ),
    number: head.id,
    headline: headline(sheet),
    parties: parties(sheet),
    facts: documentFacts(sheet),
    answer: answerFacts(sheet),
    table: lineTable(sheet),
    totals: totals(sheet),
    sections: [payment(sheet), notes(sheet), attachments(sheet)].filter((one) => one !== undefined),
  }
}
