import type { AdviceRecommendation, AskedAdviceAction, AskedAdviceState, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** Advice, as far as the rules look at it. */
export interface Asked {
  readonly stepId: string
  readonly askedBy: string
  readonly askedOf: string
  readonly holders: readonly string[]
  readonly state: AskedAdviceState
}

/** What one document's approval holds at most. */
export const maxAdvice = 200

const over: Readonly<Record<AskedAdviceState, Message | undefined>> = {
  OPEN: undefined,
  ANSWERED: t`it is already answered`,
  WITHDRAWN: t`the question was withdrawn`,
  CLOSED: t`the decision was made without it`,
}

/** Why nobody answers it any more, or hands it on; undefined where it waits. */
export const whyOver = (
  { state, stepId }: Pick<Asked, 'state' | 'stepId'>,
  /** The steps that wait to be decided now. */
  current: readonly string[],
): Message | undefined => over[state] ?? (current.includes(stepId) ? undefined : over.CLOSED)

/** Why a person does not answer it or hand it on; undefined where they do: who has it. */
export const whyNotTheirs = (id: string, advice: Asked, current: readonly string[]): Message | undefined =>
  whyOver(advice, current) ?? (advice.holders.includes(id) ? undefined : t`someone else was asked`)

/** Why a person does not take the question back; undefined where they do: who asked, or an administrator. */
export function whyNotWithdraw(
  id: string,
  isAdministrator: boolean,
  advice: Asked,
  current: readonly string[],
): Message | undefined {
  const why = whyOver(advice, current)
  if (why !== undefined) return why
  return advice.askedBy === id || isAdministrator
    ? undefined
    : t`only the person who asked or an administrator can do this`
}

/** What a person with these permissions may do with it. */
export function actionsOf(
  { id, isAdministrator, permissions }: Who,
  advice: Asked,
  current: readonly string[],
): AskedAdviceAction[] {
  const answers = permissions.has('assignment.write') && whyNotTheirs(id, advice, current) === undefined
  const withdraws =
    permissions.has('approval.decide') && whyNotWithdraw(id, isAdministrator, advice, current) === undefined
  return [...(answers ? (['answer', 'handOn'] as const) : []), ...(withdraws ? (['withdraw'] as const) : [])]
}

export interface Who {
  readonly id: string
  readonly isAdministrator: boolean
  readonly permissions: ReadonlySet<Permission>
}

/** Why a colleague is not asked at a step, though they could do such work; undefined where they are. */
export function whyNotAskOf(
  id: string,
  askedBy: string,
  stepId: string,
  advice: readonly Asked[],
): Message | undefined {
  if (id === askedBy) return t`you cannot ask yourself for advice`
  const waits = advice.some(
    (one) => whyOver(one, [stepId]) === undefined && (one.askedOf === id || one.holders.includes(id)),
  )
  return waits ? t`they have already been asked and have not answered yet` : undefined
}

/** Why somebody does not get it who could do such work; undefined where they do. */
export const whyNotHandTo = (id: string, { askedBy, holders }: Pick<Asked, 'askedBy' | 'holders'>) => {
  if (id === askedBy) return t`they asked for this advice`
  return holders.includes(id) ? t`they already have it` : undefined
}

/** Who gets what is asked of a person; it never comes back to who asks. */
export function holdersFor(askedOf: string, askedBy: string, routed: readonly string[]): readonly string[] {
  const others = routed.filter((id) => id !== askedBy)
  return others.length > 0 ? others : [askedOf]
}

/** Why an answer lacks its words; undefined where it does not. */
export const whyWordless = (recommendation: AdviceRecommendation, text: string): Message | undefined =>
  recommendation !== 'APPROVE' && text === '' ? t`text is empty: enter your advice.` : undefined
