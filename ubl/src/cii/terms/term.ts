import { isKind, type Kind, kinds } from '../kinds.ts'
import { type Path, pathOf } from '../path.ts'

/** One business term of EN 16931: where UBL has it and where CII, and what it is. */
export type Term = { readonly id: string; readonly ubl: Path; readonly cii: Path; readonly kind: Kind }

/** A business group that is repeated: one element there is one element here, and the terms stand below them. */
export type Group = { readonly id: string; readonly ubl: Path; readonly cii: Path; readonly rows: readonly Row[] }

export type Row = Term | Group

/** The terms of a table: id | path in UBL | path in CII | kind, where that is not text. */
export const terms = (table: string): Term[] =>
  table
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [id = '', ubl = '', cii = '', kind = 'text'] = line.split('|').map((cell) => cell.trim())
      if (!isKind(kind)) throw new Error(`${id} is of no kind that there is: ${kind}.`)
      return { id, ubl: pathOf(ubl), cii: pathOf(cii), kind: kinds[kind] }
    })

export const group = (id: string, ubl: string, cii: string, ...rows: readonly Row[]): Group => ({
  id,
  ubl: pathOf(ubl),
  cii: pathOf(cii),
  rows,
})

const transaction = 'rsm:SupplyChainTradeTransaction'

/** Where CII has lines, agreement, delivery and settlement. */
export const places = {
  line: `${transaction}/ram:IncludedSupplyChainTradeLineItem`,
  agreement: `${transaction}/ram:ApplicableHeaderTradeAgreement`,
  delivery: `${transaction}/ram:ApplicableHeaderTradeDelivery`,
  settlement: `${transaction}/ram:ApplicableHeaderTradeSettlement`,
} as const
