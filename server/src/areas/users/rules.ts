import type { accountStates, Permission, personActions } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type AccountState = (typeof accountStates)[number]

export type PersonAction = (typeof personActions)[number]

export interface StateChange {
  readonly from: AccountState
  readonly to: AccountState
  /** The person changes their own account. */
  readonly own: boolean
  /** The person is the only administrator who can sign in. */
  readonly lastAdmin: boolean
}

/** Why a person's state may not change so; undefined where it may. */
export function refusal({ from, to, own, lastAdmin }: StateChange): Message | undefined {
  if (to !== 'ACTIVE' && to !== 'LOCKED') return t`${to} cannot be set: use ACTIVE or LOCKED.`
  if (from !== 'ACTIVE' && from !== 'LOCKED' && from !== 'CREATED')
    return t`The account is ${from} and cannot be changed.`
  if (to === 'LOCKED' && own) return t`You cannot lock your own account: ask another administrator.`
  return to === 'LOCKED' ? whyNotDemote(lastAdmin) : undefined
}

/** What is asked of the access list (F-348): something done with a type of object, as a member of a group, or either. */
export interface AccessQuestion {
  readonly operation: string
  readonly type: string
  /** The id of a role: administrators and supporters are asked for by theirs (F-349, F-350). */
  readonly groupId: string | undefined
}

/**
 * Why who asks may not do it; undefined where they may. Where a right is called so (`translation` and `write`, or
 * `translation.write` itself, F-351) they must have it; where none is, the group decides alone.
 *
 * @param rights all that there are
 */
export function whyNotDo(
  { operation, type, groupId }: AccessQuestion,
  caller: { readonly roleId: string; readonly permissions: ReadonlySet<Permission> },
  rights: readonly Permission[],
): Message | undefined {
  const named = [operation.toLowerCase(), `${type}.${operation}`.toLowerCase()]
  const right = rights.find((name) => named.includes(name))
  if (right === undefined && groupId === undefined) return t`The permission to ${operation} a ${type} does not exist.`
  if (groupId !== undefined && groupId.toLowerCase() !== caller.roleId) return t`You are not in the group ${groupId}.`
  return right === undefined || caller.permissions.has(right) ? undefined : t`You do not have the permission ${right}.`
}

/**
 * What an administrator may do with a person of the company. An account is changed where it lives, nobody locks themselves
 * out, and the last administrator stays one.
 */
export function allowedActions(person: {
  readonly state: AccountState
  readonly livesHere: boolean
  readonly own: boolean
  readonly lastAdmin: boolean
  /** They sign in with an account at the company's identity provider that is known by now. */
  readonly bound: boolean
}): readonly PersonAction[] {
  const { state, livesHere, own, lastAdmin, bound } = person
  const role: readonly PersonAction[] = [
    ...(livesHere ? (['EDIT'] as const) : []),
    'SET_ACCESS',
    ...(lastAdmin ? [] : (['SET_ROLE'] as const)),
  ]
  if (!livesHere || own) return role
  if (state === 'LOCKED') return [...role, 'UNLOCK']
  return [
    ...role,
    'ISSUE_LINK',
    'END_SESSIONS',
    'RESET_SECOND_FACTOR',
    ...(bound ? (['RELEASE_IDENTITY'] as const) : []),
    ...(lastAdmin ? [] : (['LOCK', 'LET_GO'] as const)),
  ]
}

/** Why a person may not lose the role or the place that they have in a company; undefined where they may. */
export const whyNotDemote = (lastAdmin: boolean): Message | undefined =>
  lastAdmin ? t`This is the last administrator: assign the role to another person first.` : undefined

/** Why what is kept of a person may not be erased; undefined where it may. `lastAdminOf` names a company. */
export function whyNotErase({
  own,
  lastAdminOf,
}: {
  own: boolean
  lastAdminOf: string | undefined
}): Message | undefined {
  if (own) return t`You cannot erase your own account: ask another administrator.`
  if (lastAdminOf !== undefined)
    return t`This is the last administrator of ${lastAdminOf}: assign the role to another person first.`
  return undefined
}

/** Why nobody enters with an account in this state; undefined where one does. */
export const whyNotEnter = (state: AccountState): Message | undefined =>
  state === 'ACTIVE' ? undefined : t`The account is ${state}: only an ACTIVE account can sign in or use a token.`

/** As it is written; who shows it escapes it. */
export const fullName = (person: { readonly first_name: string; readonly last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim()

/** The first and the last day on which somebody is away. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** The clock of a company: that of most of its people, UTC where nobody works there. */
export function commonZone(zones: readonly string[]): string {
  const people = [...Map.groupBy(zones, (zone) => zone)].map(([zone, all]) => ({ zone, count: all.length }))
  const [commonest] = people.toSorted((a, b) => b.count - a.count || (a.zone < b.zone ? -1 : 1))
  return commonest?.zone ?? 'UTC'
}

export const isAwayOn = ({ from, until }: Days, day: string): boolean => from <= day && day <= until

/** When somebody is away, and who stands in for them then. */
export interface AwayWith extends Days {
  readonly substituteId: string | null
}

/** Whether a person who is away on some days would be their own substitute's substitute on one of them, over however many. */
export function comesRound(
  personId: string,
  { from, until, substituteId }: AwayWith,
  absences: ReadonlyMap<string, readonly AwayWith[]>,
  step = 0,
): boolean {
  if (substituteId === null || step > absences.size) return false
  if (substituteId === personId) return true
  return (absences.get(substituteId) ?? []).some((next) => {
    const both: AwayWith = { ...next, from: later(from, next.from), until: earlier(until, next.until) }
    return both.from <= both.until && comesRound(personId, both, absences, step + 1)
  })
}

/** The first of some absences that begins while another one goes on; undefined where they follow each other. */
export function overlapping(absences: readonly AwayWith[]): AwayWith | undefined {
  const inOrder = absences.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.find(({ from }, index) => from <= (inOrder[index - 1]?.until ?? ''))
}

const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other = one): string => (one < other ? one : other)

/** Which field of an absence is wrong and what to give instead; undefined where it may be. */
export function absenceRefusal(
  { from, until }: Days,
  { today, standsInForThemselves }: { today: string; standsInForThemselves: boolean },
): { readonly field: 'Until' | 'SubstituteId'; readonly message: Message } | undefined {
  if (until < from)
    return { field: 'Until', message: t`Until is ${until}, before From ${from}: use the same or a later date.` }
  if (until < today)
    return { field: 'Until', message: t`Until is ${until}, which is in the past: use ${today} or a later date.` }
  if (standsInForThemselves)
    return {
      field: 'SubstituteId',
      message: t`SubstituteId is the person who is away: name a colleague, or leave it out.`,
    }
  return undefined
}

/** What a person said on a day: all that they plan from then on; nothing where they are back, or do not go. */
export interface AbsenceStatement {
  readonly day: string
  readonly away: readonly AwayWith[]
}

/** When somebody was away before a day, by what they said, the oldest first: each word holds until the next one. */
export function awayBefore(statements: readonly AbsenceStatement[], today: string): AwayWith[] {
  return statements.flatMap(({ away }, index) => {
    const end = dayBefore(earlier(statements[index + 1]?.day ?? today, today))
    return away.flatMap((one) => {
      const until = earlier(one.until, end)
      return one.from <= until ? [{ ...one, until }] : []
    })
  })
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
