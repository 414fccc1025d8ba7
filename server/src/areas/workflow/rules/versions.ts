import type {
  Permission,
  RequisitionState,
  TradeType,
  WorkflowAction,
  WorkflowInstanceState,
  WorkflowVersionState,
} from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export interface Version {
  readonly name: string
  readonly state: WorkflowVersionState
  readonly types: readonly TradeType[]
}

/** Why a version is not changed or thrown away; undefined where it can be. */
export const whyNotEdit = ({ state }: Pick<Version, 'state'>): Message | undefined =>
  state === 'DRAFT' ? undefined : t`it has been published and documents rely on it: save a new version`

/** Why documents follow it no less than they do; undefined where it can be retired. */
export const whyNotRetire = ({ state }: Pick<Version, 'state'>): Message | undefined =>
  state === 'PUBLISHED' ? undefined : t`it is not published`

/** Why documents do not begin to follow it; undefined where they can: two workflows never deal with one type. */
export function whyNotPublish(version: Version, findings: number, published: readonly Version[]): Message | undefined {
  if (version.state === 'PUBLISHED') return t`it is published already`
  if (findings > 0) return t`it has problems to fix first`
  const other = published.find(
    ({ name, types }) => name !== version.name && types.some((type) => version.types.includes(type)),
  )
  return (
    other &&
    t`the workflow ${other.name} already handles this type of document. Unpublish it first, or leave the type out`
  )
}

/** Why a requisition is not sent through a version; undefined where it is: it waits to be handed in or decided, and in no workflow. */
export function whyNotStart(
  { types }: Pick<Version, 'types'>,
  {
    state,
    step,
    isExternal,
  }: { readonly state: RequisitionState; readonly step: string | null; readonly isExternal: boolean },
): Message | undefined {
  if (!types.includes('requisition')) return t`it does not apply to requisitions`
  if (isExternal) return t`another system processes it`
  if (step !== null) return t`it is in a workflow already (${step})`
  return state === 'DRAFT' || state === 'PENDING' ? undefined : t`it is ${state}, so there is nothing to decide`
}

/** What a person may do with a version. */
export function versionActions(
  version: Pick<Version, 'state'>,
  permissions: ReadonlySet<Permission>,
  /** How much follows other versions of the same workflow now. */
  runningElsewhere: number,
): WorkflowAction[] {
  if (!permissions.has('workflow.write')) return []
  return [
    ...(whyNotEdit(version) === undefined ? (['edit'] as const) : []),
    ...(version.state === 'PUBLISHED' ? [] : (['publish'] as const)),
    ...(whyNotRetire(version) === undefined ? (['retire'] as const) : []),
    ...(version.state === 'PUBLISHED' && runningElsewhere > 0 ? (['move'] as const) : []),
    ...(whyNotEdit(version) === undefined ? (['delete'] as const) : []),
  ]
}

/** Whether a person may end a run: it goes on still, and they manage workflows. */
export const mayStop = (state: WorkflowInstanceState, permissions: ReadonlySet<Permission>): boolean =>
  (state === 'RUNNING' || state === 'FAILED') && permissions.has('workflow.write')
