import { documentTypesOfTrade, type ShellType, type TradeType, typeAliases } from '@kontor/contract'

const inOurWords: Readonly<Partial<Record<ShellType, TradeType>>> = {
  ...Object.fromEntries(documentTypesOfTrade.map((type) => [type, type])),
  ...typeAliases,
}

/** The types that a list is asked for: the shell’s words for them count, and what no list shows is left out (decision 21). */
export const typesMeant = (asked: readonly ShellType[]): TradeType[] => [
  ...new Set(asked.flatMap((type) => inOurWords[type] ?? [])),
]
