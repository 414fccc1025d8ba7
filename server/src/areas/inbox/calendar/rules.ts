import type { GapKind } from '@kontor/contract'
import { type Redirection, redirectionOf, routed } from '../../assignments/index.ts'
import type { AwayWith } from '../../users/index.ts'

/** A colleague, as far as it matters who does their work on a day. */
export interface Teammate {
  readonly id: string
  readonly absences: readonly AwayWith[]
  /** Where a head set that their work goes. */
  readonly set: Redirection | undefined
  readonly canTake: boolean
  readonly approves: boolean
}

/** What is missing where somebody is away. */
export interface Gap {
  readonly kind: GapKind
  /** Who was to stand in. */
  readonly substituteId: string | undefined
  /** For whom a head could set a substitute, so that it goes on: own words come before what a head sets. */
  readonly mendsId: string | undefined
}

export interface GapDays extends Gap {
  readonly from: string
  readonly until: string
}

const absenceOn = ({ absences }: Teammate, day: string): AwayWith | undefined =>
  absences.find(({ from, until }) => from <= day && day <= until)

/** Where the work of each goes on a day, by the rule that routes it then. */
const redirectionsOn = (team: readonly Teammate[], day: string): ReadonlyMap<string, Redirection> =>
  new Map(
    team.flatMap((one) => {
      const away = absenceOn(one, day)
      const standing = { isAway: away !== undefined, substituteId: away?.substituteId ?? null }
      const redirection = redirectionOf(standing, one.set)
      return redirection === undefined ? [] : [[one.id, redirection] as const]
    }),
  )

/** Whose work waits on a day because they are away, and why. */
export function gapsOn(team: readonly Teammate[], day: string): ReadonlyMap<string, Gap> {
  const byId = new Map(team.map((one) => [one.id, one]))
  const redirections = redirectionsOn(team, day)
  const canTake = (id: string) => byId.get(id)?.canTake ?? false
  const isAway = (id: string) => absenceOn(byId.get(id)!, day) !== undefined
  const gapOf = (person: Teammate, away: AwayWith): Gap | undefined => {
    const substituteId = redirections.get(person.id)?.autoAssigneeId
    const namesNobody = (id: string) => absenceOn(byId.get(id)!, day)?.substituteId === null
    const mendsId = namesNobody(person.id) ? person.id : undefined
    if (substituteId === undefined) return { kind: 'NOBODY', substituteId, mendsId }
    if (!canTake(substituteId)) return { kind: 'CANNOT_TAKE', substituteId, mendsId }
    const { assigneeIds } = routed([person.id], redirections, canTake)
    if (assigneeIds.every(isAway)) return { kind: 'AWAY_TOO', substituteId, mendsId: assigneeIds.find(namesNobody) }
    return person.approves && away.substituteId === null
      ? { kind: 'APPROVALS', substituteId, mendsId: undefined }
      : undefined
  }
  return new Map(
    team.flatMap((person) => {
      const away = absenceOn(person, day)
      const gap = away && gapOf(person, away)
      return gap === undefined ? [] : [[person.id, gap] as const]
    }),
  )
}

const isAlike = (one: Gap, other: Gap): boolean =>
  one.kind === other.kind && one.substituteId === other.substituteId && one.mendsId === other.mendsId

/** The same over some workdays, one after the other: what is alike on days that follow each other is said once. */
export function gapsOver(team: readonly Teammate[], workdays: readonly string[]): ReadonlyMap<string, GapDays[]> {
  const found = new Map<string, GapDays[]>()
  const lastSeen = new Map<string, number>()
  for (const [index, day] of workdays.entries())
    for (const [id, gap] of gapsOn(team, day)) {
      const gaps = found.get(id) ?? []
      const last = gaps.at(-1)
      const goesOn = lastSeen.get(id) === index - 1 && last !== undefined && isAlike(last, gap)
      found.set(
        id,
        goesOn ? [...gaps.slice(0, -1), { ...last, until: day }] : [...gaps, { ...gap, from: day, until: day }],
      )
      lastSeen.set(id, index)
    }
  return found
}
