import type { RequisitionState } from '@kontor/contract'
import { type Line, totalOf } from './lines.ts'

/** How a requisition stands once it has come to a state: what is approved is what it comes to then. */
export const standing = (
  { lines, currency }: { readonly lines: readonly Line[]; readonly currency: string },
  state: RequisitionState,
): { readonly state: RequisitionState; readonly approvedTotal: string | null } => ({
  state,
  approvedTotal: state === 'APPROVED' ? totalOf(lines, currency) : null,
})
