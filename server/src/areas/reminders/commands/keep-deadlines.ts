import { instantOf, type UnitOfWork, wallClock } from '../../../platform/index.ts'
import { expire } from '../../assignments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { colleaguesOf, commonZone, zoneOfCompany, zonesOf } from '../../users/index.ts'
import { type DueWork, lockDue, saveCourse } from '../../work/index.ts'
import { tellOfWork, whoIsAbove, whoIsBeside } from '../notices.ts'
import { actsOf, type Calendar, type Delay, type Escalating, officeHours, type Reminding } from '../rules/index.ts'
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
  const zoneOf = await zonesHere(uow, due)
  const calendar = { country: (await companyRef(uow))?.Country ?? '', hours: officeHours }
  for (const work of due) await keepOf(uow, origin, work, { settings, zone: zoneOf(work), calendar })
  return due.length === deadlinesPerTransaction
}

/** By whose clocks a piece is looked at: those of the people who have it, of the company where nobody has. */
async function zonesHere(uow: UnitOfWork, due: readonly DueWork[]): Promise<(work: DueWork) => string> {
  const zones = await zonesOf(uow, [...new Set(due.flatMap(({ holders }) => holders))])
  const ofCompany = await zoneOfCompany(uow)
  return ({ holders }) => {
    const theirs = holders.flatMap((id) => zones.get(id) ?? [])
    return theirs.length === 0 ? ofCompany : commonZone(theirs)
  }
}

interface Ways {
  readonly settings: readonly DeadlineRecord[]
  /** By whose clocks it is looked at. */
  readonly zone: string
  readonly calendar: Calendar
}

async function keepOf(
  uow: UnitOfWork,
  origin: string,
  work: DueWork,
  { settings, zone, calendar }: Ways,
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
    calendar,
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
