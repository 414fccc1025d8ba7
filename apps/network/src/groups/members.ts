import type { ChosenPartner } from '@kontor/tradekit/partners'

/** Who is in a group. */
export interface Members {
  readonly named: readonly ChosenPartner[]
  /** Too many to be named: they stay in it, whatever is changed of those who are. */
  readonly others: readonly string[]
}

export const noMembers: Members = { named: [], others: [] }

export function membersOf(
  ids: readonly string[],
  read: readonly { readonly ConnectionId: string; readonly CompanyName: string }[],
): Members {
  const named = read.map(({ ConnectionId, CompanyName }) => ({ id: ConnectionId, name: CompanyName }))
  const isNamed = new Set(named.map(({ id }) => id))
  return { named, others: ids.filter((id) => !isNamed.has(id)) }
}

/** All who are in a group once those who are named were chosen anew. */
export const idsOf = ({ others }: Members, chosen: readonly ChosenPartner[]): string[] => [
  ...new Set([...others, ...chosen.map(({ id }) => id)]),
]
