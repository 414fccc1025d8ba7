import { type RefObject, useEffect, useRef } from 'react'
import type { Requisition } from '../api.ts'
import type { TypedRequisition } from '../lines.ts'
import { visitsIn, visitsOf, withArrived } from './shop-lines.ts'

export interface ShopLines {
  readonly typed: TypedRequisition
  /** What of it is saved. */
  readonly kept: RefObject<TypedRequisition>
  /** As the server has it now. */
  readonly saved: Requisition | undefined
  /** As it was when the screen opened. */
  readonly start: Requisition | undefined
  readonly onArrived: (typed: TypedRequisition) => void
}

/** Puts the lines that shops bring behind what is typed, once for each visit. */
export function useShopLines({ typed, kept, saved, start, onArrived }: ShopLines): void {
  const known = useRef<ReadonlySet<string>>(new Set(start && visitsOf(start)))
  useEffect(() => {
    known.current = new Set([...known.current, ...visitsIn(typed)])
    const next = saved && withArrived(typed, saved, known.current)
    if (next === undefined) return
    // What a shop brings is saved already.
    if (typed === kept.current) kept.current = next
    onArrived(next)
  }, [typed, kept, saved, onArrived])
}
