import { setTimeout as pause } from 'node:timers/promises'
import { outwardTasks } from './areas/clearance/index.ts'
import { isNetworkEmpty } from './areas/companies/index.ts'
import { area as mail } from './areas/mail/index.ts'
import { area as mailDecisions } from './areas/mail-decisions/index.ts'
import { closeAccount, type DemoPerson } from './areas/session/index.ts'
import { areas } from './areas.ts'
import { isSerializationFailure, isUnavailable } from './platform/db/errors.ts'
import { ApiError, type Author, dayInUtc, type Platform, type Task, type Tasks } from './platform/index.ts'
import { changeState, stateOf } from './platform/installation/store.ts'

/** A network that is made on the first start, by whoever puts the server together (the CLI: demo/). */
export interface DemoNetwork {
  /** What has happened in it up to a day, the same whenever it is asked for. */
  history(base: Platform, day: string): DemoHistory
  readonly people: readonly DemoPerson[]
  print(line: string): void
}

export interface DemoHistory {
  /** Whose clock and ids are those of the telling. */
  readonly platform: Platform
  /** The first is what people look at first; each of the others is older, and whole by itself. */
  readonly parts: readonly {
    readonly companyId: string
    tell(transact: Platform['transact']): Promise<void>
  }[]
}

/** What the demo network still lacks, to be told beside the people who use it. */
export interface DemoRest {
  /** @param isAsked whether somebody has just asked the server for something: the telling gives way to them */
  tell(isAsked: () => boolean, signal: AbortSignal): Promise<void>
}

/** So long, in milliseconds, it is left alone once it was away. */
const databaseRetryMs = 1000

const author: Author = { actorId: null, requestId: 'demo' }

/** What the installation remembers where the demo network was ended for good. */
const removed = 'removed'

/** Whether people open the shell from this machine alone: its address leads nowhere else. */
export const isLoopback = (origin: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname)

/**
 * Everybody knows the passwords of the demo's people: an installation that others reach does not start with them.
 *
 * @throws Error that says what to do
 */
export async function mustHaveNoDemo({ db, settings }: Platform): Promise<void> {
  const state = await stateOf(db, 'demo')
  if (state === undefined || state === removed) return
  throw new Error(
    `The database holds the demo network, whose passwords everybody knows, and people reach it at ${settings.shellOrigin}: run 'npm run kontor -- demo remove', or set KONTOR_SHELL_ORIGIN to an address of this machine.`,
  )
}

/** Ends the demo network for good: nobody of it signs in any more, and it never comes again. Its documents stay. */
export async function removeDemo(platform: Platform, people: readonly DemoPerson[]): Promise<number> {
  const state = await stateOf(platform.db, 'demo')
  if (state === undefined || state === removed) return 0
  const closed = await Promise.all(people.map(({ Username }) => closeAccount(platform, Username, author)))
  await platform.db.plain((tx) => changeState(tx, 'demo', state, removed))
  return closed.filter(Boolean).length
}

/** What sends mail. */
const mailing: Tasks = { ...mail.tasks, ...mailDecisions.tasks, ...mailDecisions.listeners }

/**
 * Mails go out of the network, and so by the outbox; all else that is left for later is part of the telling. So is what the
 * loopback authority says: it is within.
 */
const atOnce = ({ settings }: Platform): Tasks => ({
  ...Object.fromEntries(Object.entries(areas.tasks).filter(([name]) => !(name in mailing))),
  ...Object.fromEntries(
    outwardTasks.map((name): [string, Task] => [
      name,
      async (uow, data) => {
        const outward = await areas.tasks[name]?.(uow, data)
        if (outward) await (await outward({ ...settings, clearance: 'LOOPBACK' }))(uow)
      },
    ]),
  ),
})

/**
 * The demo network of a database that holds no other company: at the first start what people look at first is loaded, so
 * that they can sign in; the rest is there for the taking. Each part is told in one transaction that counts it, so a
 * start after a crash goes on behind the last part that was told.
 */
export async function openDemo(base: Platform, demo: DemoNetwork): Promise<{ isThere: boolean; rest?: DemoRest }> {
  const state = await stateOf(base.db, 'demo')
  if (state === removed) return { isThere: false }
  // It is whole; or an earlier Kontor left it.
  if (state !== undefined && placeIn(state) === undefined) return { isThere: true }
  if (state === undefined) {
    if (!(await isNetworkEmpty(base))) return { isThere: false }
    demo.print('Loading the demo network (first start only) …')
  }
  const [day = dayInUtc(base.clock.now())] = state?.split(' ') ?? []
  const { platform, parts } = demo.history(base, day)

  /** Tells the part at a place, or passes it over; the next start begins behind it. */
  const move = async (place: number, tell: (transact: Platform['transact']) => Promise<void>) => {
    const { companyId } = parts[place]!
    const [from, to] = [place === 0 ? undefined : `${day} ${place}`, `${day} ${place + 1}`]
    await platform.recount(companyId, atOnce(base), async (transact) => {
      await tell(transact)
      await transact(companyId, author, ({ tx }) =>
        changeState(tx, 'demo', from, place + 1 < parts.length ? to : 'loaded'),
      )
    })
  }
  const tellOlder = async (place: number) => {
    try {
      await move(place, parts[place]!.tell)
    } catch (error) {
      // Somebody has changed their company meanwhile, so that this could not have happened in it.
      if (!(error instanceof ApiError)) throw error
      base.log.warn({ err: error, place }, 'a part of the demo network was left out')
      await move(place, async () => undefined)
    }
  }
  const reached = async () => placeIn(await stateOf(base.db, 'demo')) ?? parts.length
  if (state === undefined) await move(0, parts[0]!.tell)
  if ((await reached()) === parts.length) return { isThere: true }
  return {
    isThere: true,
    rest: {
      tell: async (isAsked, signal) => {
        let place = await reached()
        const progress = quarters(place, parts.length)
        while (place < parts.length && !signal.aborted) {
          const began = performance.now()
          try {
            await tellOlder(place)
            place += 1
          } catch (error) {
            if (!isUnavailable(error) && !isSerializationFailure(error)) throw error
            await pause(databaseRetryMs)
            // Whether it was told before the connection was lost, only the database knows.
            place = await reached().catch(() => place)
          }
          // Half of the time is theirs.
          if (isAsked()) await pause(performance.now() - began)
          const percent = progress(place)
          if (percent !== undefined) demo.print(`Older history of the demo network: ${percent} %`)
        }
        if (!signal.aborted) demo.print('The demo network is complete.')
      },
    },
  }
}

/** The place of the part that is told next, where one is. */
const placeIn = (state: string | undefined): number | undefined => {
  const [, place] = /^\d{4}-\d\d-\d\d (\d+)$/.exec(state ?? '') ?? []
  return place === undefined ? undefined : Number(place)
}

/** Gives each quarter once, when it has been reached. */
function quarters(from: number, to: number): (place: number) => number | undefined {
  const quarterOf = (place: number) => Math.floor((4 * place) / to)
  let reached = quarterOf(from)
  return (place) => {
    if (quarterOf(place) === reached || place === to) return undefined
    reached = quarterOf(place)
    return reached * 25
  }
}
