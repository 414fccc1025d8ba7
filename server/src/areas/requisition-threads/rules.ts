import type { Permission } from '@kontor/contract'

/** Who asks for things, decides or buys them has something to say; who only reads does not. */
export const mayReply = (permissions: ReadonlySet<Permission>): boolean =>
  (['requisition.write', 'requisition.approve', 'requisition.manage'] as const).some((right) => permissions.has(right))

/** Around a requisition. */
export interface Around {
  /** Who asked for it, and for whom. */
  readonly asking: readonly (string | null)[]
  /** With whom it waits. */
  readonly holders: readonly string[]
  readonly buyers: readonly string[]
  /** Who said something before. */
  readonly spoke: readonly (string | null)[]
}

/** Who is told that somebody said something: who asks for it, with whom it waits, who spoke before; where that is nobody else, who buys. */
export function recipientsOf(authorId: string, { asking, holders, buyers, spoke }: Around): string[] {
  const others = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null).filter((id) => id !== authorId)
  const near = new Set(others([...asking, ...holders, ...spoke]))
  return [...(near.size > 0 ? near : new Set(others(buyers)))]
}
