import type { Of, WorkflowStep } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { Version as Published } from './versions.ts'

type Step = Of<typeof WorkflowStep>

interface Version extends Published {
  readonly id: string
  readonly version: number
}

/** Where a run can be set: where it waits, or where its way is decided. What is done at once is done on the way, not begun with. */
export const isPlace = ({ Kind }: Step): boolean =>
  Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'WAIT' || Kind === 'DECISION'

/** The step of a flow at which a run would stand: the one of the same id unless another is chosen; or why there is none. */
export function placeIn(
  { flow, version }: { readonly flow: { readonly Steps: readonly Step[] }; readonly version: Version },
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

/** What is to be known of a run that may be moved. */
export interface Moving {
  readonly from: Version
  readonly to: Version
  readonly type: Version['types'][number]
  /** Why there is nothing to decide any more. */
  readonly whyOver: Message | undefined
  /** What it waits for has come, and it goes on in a moment. */
  readonly isGoingOn: boolean
}

/** Why a run is not moved to a version; undefined where it can be. */
export function whyNotMove({ from, to, type, whyOver, isGoingOn }: Moving): Message | undefined {
  if (to.state !== 'PUBLISHED') return t`version ${to.version} is not published`
  if (from.id === to.id) return t`it follows version ${to.version} already`
  if (from.name !== to.name) return t`it follows another workflow (${from.name})`
  if (!to.types.includes(type)) return t`version ${to.version} does not apply to this type of document`
  if (whyOver !== undefined) return whyOver
  return isGoingOn ? t`it is moving on right now` : undefined
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
