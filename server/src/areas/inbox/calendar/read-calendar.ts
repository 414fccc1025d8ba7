import type { Areas, Delegations, InputOf, Of, ResultOf } from '@kontor/contract'
import { dayIn, permissionsByRole, type UnitOfWork } from '../../../platform/index.ts'
import { policy as approvalsPolicy } from '../../approvals/index.ts'
import { crewOf } from '../../assignments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { daysBefore, weekOf } from '../../entries/index.ts'
import { isHoliday, isWorkday } from '../../reminders/index.ts'
import { type AwayWith, type Colleague, pastAbsences, zoneOfCompany } from '../../users/index.ts'
import { fitnessOf } from '../team/taking.ts'
import { personIn } from '../views.ts'
import { type GapDays, gapsOver, type Teammate } from './rules.ts'

type Calendar = Areas['inbox']['readCalendar']

const rightsOf = permissionsByRole([approvalsPolicy])

/** So many days back a calendar begins unless told. */
const usualDaysBack = 28

/** A date as what knows holidays counts days: since 1970. */
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Who of the team is away when over some weeks, where their work goes, and where it waits from today on. */
export async function calendarOf(
  uow: UnitOfWork,
  { from: given, weeks }: InputOf<Calendar>['query'],
): Promise<ResultOf<Calendar>> {
  const zone = await zoneOfCompany(uow)
  const today = dayIn(zone, uow.now)
  const from = weekOf(given ?? daysBefore(today, usualDaysBack))
  const days = Array.from({ length: weeks * 7 }, (_, index) => daysBefore(from, -index))
  const until = days.at(-1) ?? from
  const country = (await companyRef(uow))?.Country ?? ''
  const team = await teammatesOf(uow, today, zone)
  const workdays = days.filter((day) => day >= today && isWorkday(numberOf(day), country))
  const gaps = gapsOver(team, workdays)
  const personOf = personIn(new Map(team.map((one) => [one.id, one])))
  return {
    ...{ from, until, today },
    holidays: days.filter((day) => isHoliday(numberOf(day), country)),
    people: team
      .filter(({ canTake, set, ...one }) => canTake || set !== undefined || absencesIn(one, from, until).length > 0)
      .map((one) => ({
        ...{ id: one.id, name: one.name },
        absences: absencesIn(one, from, until).map(({ substituteId, ...away }) => ({
          ...away,
          ...(substituteId !== null && { substitute: personOf(substituteId) }),
        })),
        ...(one.set && { set: { to: personOf(one.set.autoAssigneeId), delegationType: one.set.delegationType } }),
        gaps: (gaps.get(one.id) ?? []).map((gap) => shownGap(gap, personOf)),
      })),
  }
}

const absencesIn = ({ absences }: Pick<Teammate, 'absences'>, from: string, until: string): AwayWith[] =>
  absences.filter((away) => away.from <= until && from <= away.until)

const shownGap = (
  { substituteId, mendsId, ...gap }: GapDays,
  personOf: ReturnType<typeof personIn>,
): Of<typeof Delegations>['gaps'][number] => ({
  ...gap,
  ...(substituteId !== undefined && { substitute: personOf(substituteId) }),
  ...(mendsId !== undefined && { mends: personOf(mendsId) }),
})

/** Those who work here, by name. */
async function teammatesOf(uow: UnitOfWork, today: string, zone: string): Promise<(Teammate & { name: string })[]> {
  const crew = await crewOf(uow)
  const taking = await fitnessOf(uow, crew)
  const everybody = [...crew.colleagues.values()].filter(({ state }) => state === 'ACTIVE')
  const ids = everybody.map(({ id }) => id)
  const past = await pastAbsences(uow, ids, zone)
  return everybody
    .map((colleague) => ({
      ...{ id: colleague.id, name: colleague.name },
      absences: absencesOf(colleague, past.get(colleague.id) ?? [], today),
      set: crew.set.get(colleague.id),
      canTake: taking.whyNot(colleague) === undefined,
      approves: rightsOf(colleague.roleId).has('approval.decide'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** What the log tells of the days before; the account knows the absence that goes on, and those that come. */
function absencesOf({ absences }: Colleague, past: readonly AwayWith[], today: string): AwayWith[] {
  const [first] = absences
  const goesOn = ({ from, until }: AwayWith) =>
    first !== undefined && first.from < today && from <= first.until && first.from <= until
  return [...past.filter((away) => !goesOn(away)), ...absences]
}
