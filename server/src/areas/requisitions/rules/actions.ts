import type { Permission, RequisitionAction, RequisitionState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

/** The property under which another system that deals with it is named. */
export const externalSystem = 'externalSystem'

/** The property under which it says who locked it. */
export const lockHolder = 'lockedBy'

/** What the rules look at of a requisition. */
export interface Standing {
  readonly state: RequisitionState
  readonly locked: boolean
  readonly requesterId: string | null
  readonly onBehalfId: string | null
  readonly properties: Readonly<Record<string, string>>
}

/** Who acts, and whether it waits with them. */
export interface By {
  readonly userId: string
  readonly permissions: ReadonlySet<Permission>
  readonly isApprover: boolean
}

/** Whoever wrote it, or for whom it was written. */
export const isTheirs = ({ requesterId, onBehalfId }: Pick<Standing, 'requesterId' | 'onBehalfId'>, userId: string) =>
  requesterId === userId || onBehalfId === userId

/** From which states an act leads on. */
const from: Readonly<Record<RequisitionAction, readonly RequisitionState[]>> = {
  edit: ['DRAFT'],
  askForQuotes: ['DRAFT', 'APPROVED'],
  submit: ['DRAFT'],
  takeBack: ['PENDING', 'REJECTED', 'APPROVED'],
  approve: ['PENDING'],
  reject: ['PENDING'],
  order: ['APPROVED'],
  chooseSupplier: ['APPROVED'],
  cancel: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'],
  unlock: ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'],
}

const stands: Readonly<Record<RequisitionState, Message>> = {
  DRAFT: t`it is a draft`,
  PENDING: t`it is awaiting approval`,
  APPROVED: t`it is approved`,
  REJECTED: t`it was declined`,
  ORDERED: t`it is ordered`,
  CANCELED: t`it is canceled`,
}

/** Why an act is not possible as it stands; undefined where it is. */
export function whyNotNow(
  action: RequisitionAction,
  { state, properties }: Pick<Standing, 'state' | 'properties'>,
): Message | undefined {
  if (!from[action].includes(state)) return stands[state]
  const system = properties[externalSystem]
  return action === 'order' && system !== undefined ? t`it is processed in ${system}` : undefined
}

/** Why somebody is not the one who does it; undefined where they are (four eyes: nobody decides what they asked for). */
export function whyNotThey(action: RequisitionAction, standing: Standing, by: By): Message | undefined {
  const theirs = isTheirs(standing, by.userId)
  const writes = by.permissions.has('requisition.write')
  const manages = by.permissions.has('requisition.manage')
  if (action === 'approve' || action === 'reject') {
    if (theirs) return t`nobody can decide on their own request`
    return by.permissions.has('requisition.approve') && by.isApprover ? undefined : t`it is awaiting someone else`
  }
  if (action === 'order') return manages ? undefined : t`only buyers can order`
  if (action === 'chooseSupplier') return manages ? undefined : t`only buyers can choose suppliers after approval`
  if (action === 'unlock') {
    const holds = writes && standing.properties[lockHolder] === by.userId
    return holds || manages ? undefined : t`only the person who locked it or a buyer can unlock it`
  }
  if (action === 'askForQuotes') return manages ? undefined : t`only buyers can request quotes`
  return (theirs && writes) || manages ? undefined : t`only the requester or a buyer can do this`
}

const actions = Object.keys(from) as RequisitionAction[]

/** What somebody may do with it now: what is locked is unlocked first. */
export const allowedActions = (standing: Standing, by: By): RequisitionAction[] =>
  actions.filter(
    (action) =>
      (action === 'unlock') === standing.locked &&
      whyNotNow(action, standing) === undefined &&
      whyNotThey(action, standing, by) === undefined,
  )

/**
 * Why lines are not bought as suppliers offered them; undefined where they are. What is approved already is bought within
 * what was approved.
 */
export function whyNotTakeOffers(
  standing: Standing,
  by: By,
  { approved, after, currency }: { readonly approved: string; readonly after: string; readonly currency: string },
): Message | undefined {
  const why = whyNotNow('askForQuotes', standing) ?? whyNotThey('askForQuotes', standing, by)
  if (why !== undefined || standing.state === 'DRAFT') return why
  return exact(after).gt(exact(approved))
    ? t`its total would be ${after} ${currency}, but only ${approved} ${currency} are approved: withdraw it and request approval again`
    : undefined
}

/** Why no other system says how it stands (F-224); undefined where it does. */
export function whyNotExternal({ state }: Pick<Standing, 'state'>, system: string | undefined): Message | undefined {
  if (system === undefined) return t`it is processed in Kontor, and no other system decides it`
  return state === 'ORDERED' || state === 'CANCELED' ? stands[state] : undefined
}

/** The act that leads to a state. */
export const actionTo: Readonly<Record<RequisitionState, RequisitionAction>> = {
  DRAFT: 'takeBack',
  PENDING: 'submit',
  APPROVED: 'approve',
  REJECTED: 'reject',
  ORDERED: 'order',
  CANCELED: 'cancel',
}

/** In which mode somebody works on it (F-133, F-354). */
export function contextFor(standing: Standing, by: By, isBasket: boolean) {
  if (!allowedActions(standing, by).includes('edit')) return 'NOT_EDITABLE' as const
  if (standing.requesterId === by.userId && standing.onBehalfId !== null) return 'ON_BEHALF' as const
  if (isTheirs(standing, by.userId)) return isBasket ? ('BASKET' as const) : ('REQUESTING' as const)
  return 'ASSISTING' as const
}
