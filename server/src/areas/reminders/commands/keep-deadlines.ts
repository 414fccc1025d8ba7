import { instantOf, type UnitOfWork, wallClock } from '../../../platform/index.ts'
import { expire } from '../../assignments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { colleaguesOf, commonZone, zoneOfCompany, zonesOf } from '../../users/index.ts'
import { type DueWork, lockDue, saveCourse } from '../../work/index.ts'
import { commonHours, type Hours, hoursOf, officeHours } from '../../working-hours/index.ts'
import { tellOfWork, whoIsAbove, whoIsBeside } from '../notices.ts'
import { actsOf, type Delay, type Escalating, type Reminding } from '../rules/index.ts'
import type { DeadlineRecord, Settings } from '../store.ts'
import * as store from '../store.ts'

/** How many pieces one transaction looks at. */
const deadlinesPerTransaction = 50

/**
 * Reminds people of what waits, takes it up and closes what has expired, as far as it is due now. What is told and when to
 * look again are written together: after a crash it is told once, and a server that was down tells once of all it missed.
 *
 * @returns whether more may be due
 */
export async function keepDeadlines(uow: UnitOfWork, origin: string): Promise<boolean> {
  const due = await lockDue(uow, deadlinesPerTransaction)
  if (due.length === 0) return false
  const settings = await store.list(uow)
  const clockOf = await clocksHere(uow, due)
  const country = (await companyRef(uow))?.Country ?? ''
  for (const work of due) await keepOf(uow, origin, work, { settings, country, ...clockOf(work) })
  return due.length === deadlinesPerTransaction
}

/** By which clocks a piece is looked at, and when these people work. */
interface Clock {
  readonly zone: string
  readonly hours: Hours
}

/** Those of the people who have it: of most of them, and of the company where nobody has. */
async function clocksHere(uow: UnitOfWork, due: readonly DueWork[]): Promise<(work: DueWork) => Clock> {
  const people = [...new Set(due.flatMap(({ holders }) => holders))]
  const [zones, hours] = [await zonesOf(uow, people), await hoursOf(uow, people)]
  const ofCompany = await zoneOfCompany(uow)
  return ({ holders }) => {
    const theirs = holders.flatMap((id) => zones.get(id) ?? [])
    const zone = theirs.length === 0 ? ofCompany : commonZone(theirs)
    const there = holders.filter((id) => zones.get(id) === zone)
    return { zone, hours: commonHours(there.map((id) => hours.get(id) ?? officeHours)) }
  }
}

interface Ways extends Clock {
  readonly settings: readonly DeadlineRecord[]
  readonly country: string
}

async function keepOf(
  uow: UnitOfWork,
  origin: string,
  work: DueWork,
  { settings, zone, country, hours }: Ways,
): Promise<void> {
  const of = (kind: store.DeadlineKind) => settings.find((one) => one.kind === kind && one.type === work.type)?.settings
  const wall = (at: Date) => wallClock(zone, at)
  const wallOf = (at: Date | null) => (at === null ? undefined : wall(at))
  const { reminded, escalated, expires } = work
  const acts = actsOf(
    {
      ...{ opened: wall(work.opened), reminded, escalated },
      ...{ expires: wallOf(expires), remindAt: wallOf(work.remindAt), escalateAt: wallOf(work.escalateAt) },
    },
    { reminding: remindingOf(of('REMINDER')), escalating: escalatingOf(of('ESCALATION')) },
    wall(uow.now),
    { country, hours },
  )
  // Somebody is just deciding it, and can undo that still.
  const isFree = work.decisionId === null
  if (acts.expire && isFree && work.kind === 'ASSIGNMENT') return expire(uow, origin, work.id)
  const colleagues = await colleaguesOf(uow)
  const about = { colleagues, work }
  if (!work.announced && of('TEAM')?.['newTaskNotification'] === true)
    await tellOfWork(uow, origin, { ...about, event: 'announced', to: await whoIsBeside(uow, work) })
  if (acts.reminded > reminded && isFree)
    await tellOfWork(uow, origin, { ...about, event: 'reminded', to: work.holders })
  if (acts.escalated > escalated && isFree)
    await tellOfWork(uow, origin, { ...about, event: 'escalated', to: whoIsAbove(work, colleagues, acts.escalated) })
  await saveCourse(uow, work.id, {
    reminded: acts.reminded,
    escalated: acts.escalated,
    announced: true,
    nextAct: acts.next === undefined ? null : instantOf(zone, acts.next),
  })
}

const delayOf = (count: unknown, unit: unknown): Delay => ({
  count: Number(count),
  unit: unit === 'hours' || unit === 'minutes' ? unit : 'days',
})

function remindingOf(settings: Settings | undefined): Reminding | undefined {
  if (settings === undefined) return undefined
  const { reminderInitialDelay, reminderInitialDelayUnit, reminderFrequencyDelay, reminderFrequencyDelayUnit } =
    settings
  // A frequency of 0 would be without end.
  const again = Number(reminderFrequencyDelay ?? 0) > 0
  return {
    first: delayOf(reminderInitialDelay, reminderInitialDelayUnit),
    again: again ? delayOf(reminderFrequencyDelay, reminderFrequencyDelayUnit) : undefined,
  }
}

const escalatingOf = (settings: Settings | undefined): Escalating | undefined =>
  settings && {
    every: delayOf(settings['escalationFrequency'], settings['escalationFrequencyUnit']),
    ceiling: Number(settings['ceiling']),
  }
