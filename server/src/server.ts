import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { isNetworkEmpty } from './areas/companies/index.ts'
import { mustFindBreached } from './areas/credentials/index.ts'
import { type IssuedLink, issueOperatorLink } from './areas/registration/index.ts'
import { areas } from './areas.ts'
import { compose } from './compose.ts'
import { type DemoNetwork, type DemoRest, isLoopback, mustHaveNoDemo, openDemo } from './demo-network.ts'
import { type Opened, openPlatform } from './open.ts'
import { rootOf, sweepTemporaries } from './platform/contents/index.ts'
import { createOrigins, type DatabaseHealth, forgetRequests } from './platform/http/index.ts'
import { dayInUtc, type Settings } from './platform/index.ts'
import { listen } from './platform/live/live.ts'
import { openLogKey } from './platform/log/keys.ts'
import type { OnSealed } from './platform/log/seal.ts'
import { stampHeads } from './platform/log/stamp-heads.ts'
import { fileWitness, noWitness } from './platform/log/witness.ts'
import { serializers } from './platform/log-safely.ts'
import type { Gauge } from './platform/metrics/index.ts'
import { type Jobs, startJobs } from './platform/relay/jobs.ts'
import { startRelay } from './platform/relay/relay.ts'
import { type Share, shareAmongProcesses } from './platform/relay/seats.ts'
import { repeat } from './platform/repeat.ts'
import { type ByTime, startTurns, wakingTurns } from './platform/turns/turns.ts'
import { version } from './version.ts'

export type { DemoHistory, DemoNetwork } from './demo-network.ts'

export interface Running {
  readonly shellOrigin: string
  readonly demoLoaded: boolean
  /** While nobody has a company here: the link with which the first one is created. */
  readonly firstCompany: IssuedLink | undefined
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts everything in the order in which it depends on each other; what cannot start stops what has. */
export async function startServer(settings: Settings, demo?: DemoNetwork): Promise<Running> {
  await mustFindBreached(settings)
  const log = openLog(settings)
  const opened = await openPlatform(settings, log)
  const { platform, database } = opened
  const started: (() => Promise<unknown>)[] = [opened.close]
  const stop = async () => {
    for (const end of started.toReversed()) await end()
  }
  try {
    const key = openLogKey(settings.dataFolder)
    if (!isLoopback(settings.shellOrigin)) await mustHaveNoDemo(platform)
    const { isThere: demoLoaded, rest } =
      demo !== undefined && settings.demo && isLoopback(settings.shellOrigin)
        ? await openDemo(platform, demo)
        : { isThere: false }
    const jobs = await startJobs(platform, database.workerConfig, areas.tasks, [
      { name: 'daily', pattern: '10 0 * * *', run: () => sweepFiles(opened) },
      { name: 'hourly', pattern: '1 * * * *', run: () => stampWitness(opened) },
    ])
    started.push(jobs.stop)
    const witness = settings.logWitness === undefined ? noWitness : fileWitness(settings.logWitness)
    const wakeTurns = wakingTurns()
    const onSealed: OnSealed = async (uow, lines) => {
      await areas.sealed(uow, lines)
      await wakeTurns(uow)
    }
    const share = shareAmongProcesses(database.appConfig)
    started.push(share.leave)
    started.push(startRelay(platform, key, jobs, { witness, onSealed, share }).stop)
    started.push(
      repeat(
        60_000,
        () => runEachMinute(opened, share),
        (error) => log.warn({ err: error }, 'what some companies need each minute failed'),
      ).stop,
    )
    started.push(startTurns(platform, byTime).stop)
    started.push(
      listen(database.appConfig, platform.live, (error) => log.warn({ err: error }, 'live: listening again')),
    )
    const { http, origins } = compose(platform, {
      version,
      database: () => healthOf(opened),
      gauges: () => gaugesOf(opened, jobs),
      demoPeople: async () => (demoLoaded ? (demo?.people ?? []) : []),
      folders: { shell: join(root, 'shell/dist'), apps: join(root, 'apps/dist') },
    })
    if (origins.secure && settings.proxies.length === 0)
      log.warn(
        'KONTOR_PROXIES names no proxy, and TLS ends in one: all callers count as one network (docs/operating.md)',
      )
    const telling = tellBeside(rest, http, log)
    await http.listen({ port: settings.port, host: settings.host })
    started.push(() => http.close(), telling.stop)
    telling.start()
    void catchUp(opened).catch((error: unknown) => log.warn({ err: error }, 'what was missed could not be made up for'))
    const firstCompany = (await isNetworkEmpty(platform)) ? await issueOperatorLink(platform, origins.shell) : undefined
    return { shellOrigin: origins.shell, demoLoaded, firstCompany, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Milliseconds for which somebody who asked for something may ask for more. */
const repeatWindowMs = 1000

/** The rest of the demo network is told beside the work of the server, out of its way. */
function tellBeside(rest: DemoRest | undefined, http: FastifyInstance, log: Logger) {
  const over = new AbortController()
  let asked = Number.NEGATIVE_INFINITY
  let telling: Promise<void> | undefined
  if (rest !== undefined)
    http.addHook('onRequest', async () => {
      asked = performance.now()
    })
  return {
    start: () => {
      telling = rest
        ?.tell(() => performance.now() - asked < repeatWindowMs, over.signal)
        .catch((error: unknown) => log.warn({ err: error }, 'the demo network goes on at the next start'))
    },
    stop: async () => {
      over.abort()
      await telling
    },
  }
}

/** Lines of JSON on standard error; into a file of the data folder where a person looks on, whose screen they would flood. */
function openLog({ logLevel, dataFolder }: Settings): Logger {
  const dest = process.stderr.isTTY ? join(dataFolder, 'log', 'kontor.log') : 2
  return pino({ level: logLevel, serializers }, pino.destination({ dest, sync: false, mkdir: true }))
}

async function healthOf({ platform, database: { kind, version } }: Opened): Promise<DatabaseHealth> {
  try {
    await platform.db.plain((tx) => tx.selectNoFrom((expression) => expression.lit(1).as('one')).execute())
    return { kind, state: 'ready', version }
  } catch {
    return { kind, state: 'away', version }
  }
}

async function gaugesOf({ platform }: Opened, jobs: Jobs): Promise<Gauge[]> {
  const connections = Object.entries(platform.db.connections()).map(([state, value]) => ({
    name: 'kontor_database_connections',
    help: 'Connections to the database in use and idle, and requests that wait for one.',
    labels: { state },
    value,
  }))
  try {
    const { waiting, failed } = await jobs.count()
    return [
      ...connections,
      { name: 'kontor_database_up', help: 'Whether the database answers.', value: 1 },
      { name: 'kontor_jobs_due', help: 'Work that is due and waits.', value: waiting },
      { name: 'kontor_jobs_failed', help: 'Work that failed for good: somebody has to look.', value: failed },
    ]
  } catch {
    return [...connections, { name: 'kontor_database_up', help: 'Whether the database answers.', value: 0 }]
  }
}

/** An authority that was away is asked for its stamp again. */
async function stampWitness({ platform: { settings, clock, log } }: Opened): Promise<void> {
  const { logWitness, logTimestamp } = settings
  if (logWitness === undefined || logTimestamp === undefined) return
  await stampHeads(logWitness, logTimestamp, dayInUtc(clock.now())).catch((error: unknown) => {
    log.warn({ err: error }, 'log: the heads of a day could not be time-stamped')
  })
}

/** What a crash left beside the database. */
const sweepFiles = ({ platform }: Opened): Promise<void> =>
  sweepTemporaries(rootOf(platform.settings.dataFolder), platform.clock.now())

/** At the start, for the hours and nights that were missed. */
async function catchUp(opened: Opened): Promise<void> {
  await stampWitness(opened)
  await sweepFiles(opened)
}

/** What time changes in a company. */
const byTime: ByTime = {
  hourly: areas.hourly,
  apart: areas.apart,
  daily: async (uow) => {
    await areas.daily(uow)
    await forgetRequests(uow)
  },
  firstDay: areas.firstDay,
}

/** What some companies need each minute: each process looks after its own. */
async function runEachMinute({ platform }: Opened, share: Share): Promise<void> {
  await share.refresh()
  const author = { actorId: null, requestId: 'fold' }
  const { shell } = createOrigins(platform.settings)
  for (const { companies, work } of areas.eachMinute)
    for (const companyId of await platform.db.plain((tx) => companies(tx)))
      if (share.isMine(companyId)) while (await platform.transact(companyId, author, (uow) => work(uow, shell)));
}
