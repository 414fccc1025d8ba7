import type { Platform } from '../platform.ts'
import { repeat } from '../repeat.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { leaseMs, nextTurn, soon } from './rules.ts'
import * as store from './store.ts'

/** What time changes in a company. */
export interface ByTime {
  hourly(uow: UnitOfWork): Promise<void>
  daily(uow: UnitOfWork): Promise<void>
  /** Leaves the same for tasks of its parts, of which one can fail without the others. */
  apart(time: 'hourly' | 'daily', uow: UnitOfWork): Promise<void>
  /** The first day on which `hourly` has something to do if nothing happens meanwhile; undefined where it has nothing. */
  firstDay(uow: UnitOfWork): Promise<string | undefined>
}

const kinds = ['HOURLY', 'DAILY'] as const
const maxTurnsPerRead = 100
const checkIntervalMs = 15_000

/** How many companies are remembered whose turns were brought forward; it is only dearer to forget one. */
const maxRemembered = 100_000

/** The turns of a new company. */
export const beginTurns = async ({ tx, companyId, now }: UnitOfWork): Promise<void> => {
  await store.bringForward(
    tx,
    companyId,
    kinds.map((kind) => ({ kind, due: now })),
  )
}

/** Brings the turns of companies forward in which something happens: each once for as long as its turn has not come. */
export function wakingTurns(): (uow: UnitOfWork) => Promise<void> {
  const awakeUntil = new Map<string, number>()
  return async ({ tx, companyId, now }) => {
    if ((awakeUntil.get(companyId) ?? 0) > now.getTime()) return
    const turns = kinds.map((kind) => ({ kind, due: soon(kind, companyId, now) }))
    const first = await store.bringForward(tx, companyId, turns)
    if (awakeUntil.size >= maxRemembered) awakeUntil.clear()
    awakeUntil.set(companyId, first.getTime())
  }
}

/**
 * Takes turns that have come, of companies that no other process is at. Where something fails, all is left for tasks of its
 * parts; where that fails too, the turn comes up again once its lease is over.
 *
 * @returns how many had come
 */
export async function takeTurns(platform: Platform, byTime: ByTime): Promise<number> {
  const due = await platform.db.plain((tx) => store.dueTurns(tx, platform.clock.now(), maxTurnsPerRead))
  for (const turn of due) {
    try {
      await take(platform, byTime, turn)
    } catch (error) {
      platform.log.warn({ err: error, companyId: turn.companyId }, 'what time changes in a company failed')
    }
  }
  return due.length
}

async function take(platform: Platform, byTime: ByTime, turn: store.Turn): Promise<void> {
  const { companyId, kind } = turn
  const now = platform.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  if (!(await platform.db.transaction(companyId, (tx) => store.claim(tx, turn, now, until)))) return
  const time = kind === 'HOURLY' ? 'hourly' : 'daily'
  const author = { actorId: null, requestId: `${time} ${now.toISOString().slice(0, 13)}` }
  const look = (work: (uow: UnitOfWork) => Promise<void>) =>
    platform.transact(companyId, author, async (uow) => {
      await store.hold(uow.tx, turn)
      await work(uow)
      const firstDay = kind === 'HOURLY' ? await byTime.firstDay(uow) : undefined
      await store.settle(uow.tx, turn, nextTurn(kind, now, firstDay))
    })
  try {
    await look((uow) => byTime[time](uow))
  } catch (error) {
    platform.log.warn({ err: error, companyId }, 'what time changes in a company failed: its parts are done apart')
    await look((uow) => byTime.apart(time, uow))
  }
}

/** Takes turns as they come, beside all other processes of the installation. */
export const startTurns = (platform: Platform, byTime: ByTime): { stop(): Promise<void> } =>
  repeat(
    checkIntervalMs,
    async (isOver) => {
      while (!isOver() && (await takeTurns(platform, byTime)) === maxTurnsPerRead);
    },
    (error) => platform.log.warn({ err: error }, 'turns: the database is away'),
  )
