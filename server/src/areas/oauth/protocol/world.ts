import type { Platform, UnitOfWork } from '../../../platform/index.ts'
import type { Apps } from '../../apps/index.ts'
import type { Sessions } from '../../session/index.ts'

/** What the protocol stands on. */
export interface World {
  readonly platform: Platform
  readonly sessions: Sessions
  readonly apps: Apps
}

/** One transaction of the protocol in a company, in nobody's name. */
export const actIn = <T>({ platform }: World, companyId: string, work: (uow: UnitOfWork) => Promise<T>): Promise<T> =>
  platform.transact(companyId, { actorId: null, requestId: 'oauth' }, work)

/** The protocol counts seconds on the machine's clock, Kontor on its own: what is left is the same on both. */
export const secondsLeft = (expires: Date, now: Date): number => Math.ceil((expires.getTime() - now.getTime()) / 1000)

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

/** An instant that the protocol notes in seconds, on the other clock: from the machine's to ours, and back. */
export const onOurClock = (seconds: number, now: Date): Date => new Date((seconds + clocksApart(now)) * 1000)
export const onMachineClock = (instant: Date, now: Date): number =>
  Math.floor(instant.getTime() / 1000) - clocksApart(now)

const clocksApart = (now: Date): number => Math.round((now.getTime() - Date.now()) / 1000)

export const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
