import { type Message, t } from '@kontor/i18n'
import type { Flow, Step } from './flow.ts'

/** A version of a workflow, as far as it is to be known where a run would stand in it. */
export interface Version {
  readonly flow: Flow
  readonly version: { readonly version: number }
}

/** Where a run can be set: where it waits, or where its way is decided. What is done at once is done on the way, not begun with. */
export const isPlace = ({ Kind }: Step): boolean =>
  Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'WAIT' || Kind === 'DECISION'

/** The step of a flow at which a run would stand: the one of the same id unless another is chosen; or why there is none. */
export function placeIn(
  { flow, version }: Version,
  { stepId, step }: { readonly stepId: string; readonly step: string },
  chosen?: string,
): { readonly place: Step } | { readonly whyNot: Message } {
  const found = flow.Steps.find(({ Id }) => Id === (chosen ?? stepId))
  if (found !== undefined && isPlace(found)) return { place: found }
  if (chosen === undefined) return { whyNot: t`version ${version.version} has no step like “${step}”: choose one` }
  return {
    whyNot:
      found === undefined
        ? t`version ${version.version} has no step ${chosen}`
        : t`“${found.Name}” neither waits nor decides: choose another step`,
  }
}

const people = ({ Who }: Step): string =>
  JSON.stringify([Who?.UserIds, Who?.TeamIds, Who?.RoleIds].map((ids = []) => ids.toSorted()))

/**
 * Whether what a run waits for at a step is what it would wait for at another: whoever was asked stays asked, and approvals that
 * were given at it count.
 */
export function staysAsked(before: Step | undefined, after: Step): boolean {
  if (before === undefined || before.Id !== after.Id || before.Kind !== after.Kind) return false
  if (after.Kind === 'WAIT') return true
  if (after.Kind === 'ASSIGNMENT') return people(before) === people(after)
  return after.Kind === 'APPROVAL' && people(before) === people(after) && (before.Needed ?? 1) === (after.Needed ?? 1)
}
