import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Cluster, makeCluster, type Node, nodes, whyNoCluster } from './testing/citus.ts'
import { ratiosOf, type Trading } from './testing/costs.ts'
import { type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTradeIn, type Trade } from './testing/trade.ts'

/** Only `npm run soak -- cluster` says for how long: Citus is somebody else's program, which no other test needs. */
const minutes = Number(process.env['KONTOR_ROUNDS'] ?? 0)
const why = minutes === 0 ? 'it takes minutes' : whyNoCluster()
if (minutes > 0 && why !== undefined) console.log(`Skipped, for there can be no cluster here: ${why}`)
const lanes = 8
const root = resolve(import.meta.dirname, '../..')

/** What a person does in any area is the same on a cluster. */
const sameOnCluster = 'server/src/areas'

/** But for tests of one database: they look at its plans, at upgrades of it, or at what all companies have, which the tests share here. */
const ofOneDatabase = [
  ...['*budget', 'arrivals', 'step-writes', 'bound-file', 'enclosed-before', 'spend', 'answering'],
  ...['companies', 'groups', 'registration', 'terms', 'single-sign-on', 'bound-identity', 'currency'],
].map((file) => `--exclude=**/${file}.server.test.ts`)

describe.skipIf(why !== undefined)('on a cluster of Citus', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await makeCluster()
  }, 120_000)
  afterAll(() => cluster.close())

  test('the demo network loads, and its people sign in and find their documents', { timeout: 600_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-cluster-'))
    const kontor = await startKontor(folder, { ...onCluster(cluster.database('demo')), KONTOR_DEMO: 'on' }, 480_000)
    try {
      const signedIn = await fetch(`${kontor.origin}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Username: 'lena.marquardt@nordlicht.example', Password: 'kontor-demo' }),
      })
      expect(signedIn.status, await signedIn.clone().text()).toBe(200)
      const cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const found = await fetch(`${kontor.origin}/api/documents?limit=3`, { headers: { cookie } })
      const { itemCount } = (await found.json()) as { itemCount: number }
      expect(itemCount).toBeGreaterThan(20)
    } finally {
      await kontor.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    }
  })

  test('what people do is the same as on plain PostgreSQL', { timeout: 3_600_000 }, () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const words = ['run', '--project', 'server', '--no-file-parallelism', '--passWithNoTests=false']
    const { status, stdout } = spawnSync(process.execPath, [vitest, ...words, ...ofOneDatabase, sameOnCluster], {
      cwd: root,
      env: { ...process.env, KONTOR_TEST_CLUSTER: cluster.database('tests') },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    expect(status, stdout.slice(-4000)).toBe(0)
  })

  test('saving and sending cost at most 3.5 times what they cost on plain PostgreSQL beside it, a list at most twice', {
    timeout: 600_000,
  }, async () => {
    const ends: (() => Promise<unknown>)[] = []
    const open = async (environment: Readonly<Record<string, string>>): Promise<Trading> => {
      const folder = await mkdtemp(join(tmpdir(), 'kontor-cluster-'))
      ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
      const trade = await prepareTradeIn(folder, environment)
      const { origin, stop } = await startKontor(folder, environment)
      ends.unshift(stop)
      return { origin, trade }
    }
    try {
      const measured = await open(onCluster(cluster.database('measured')))
      const ratios = await ratiosOf(measured, await open({ DATABASE_URL: cluster.plain('plain') }))
      console.log([...ratios].map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`).join(', '))
      const bar = (name: string) => (['save', 'dispatch'].includes(name) ? 3.5 : 2)
      expect([...ratios].filter(([name, ratio]) => ratio > bar(name))).toEqual([])
    } finally {
      for (const end of ends) await end()
    }
  })

  test(`documents that were sent are there, once, while for ${minutes} minutes nodes of the cluster and Node are killed`, {
    timeout: (minutes + 10) * 60_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-cluster-'))
    const environment = onCluster(cluster.database('kontor'))
    const trade = await prepareTradeIn(folder, environment)
    let kontor = await startKontor(folder, environment)
    const start = () => startKontor(folder, { ...environment, PORT: new URL(kontor.origin).port })
    const sent: string[] = []
    try {
      const over = new AbortController()
      const refused: unknown[] = []
      const work = Array.from({ length: lanes }, (_, sender) =>
        sendUntil(over.signal, kontor.origin, trade, sender, sent).catch((error: unknown) =>
          refused.push(String(error)),
        ),
      )
      /** What it could not explain to itself, where somebody was refused. */
      const unexplained = () =>
        kontor
          .output()
          .split('\n')
          .filter((line) => line.includes('"level":50'))
          .slice(-3)
          .join('\n')
      const noneRefused = () => expect(refused, unexplained()).toEqual([])
      const end = Date.now() + minutes * 60_000
      let kills = 0
      while (Date.now() < end) {
        const before = sent.length
        await vi.waitFor(() => expect(refused.length + sent.length).toBeGreaterThan(before + lanes / 2), {
          timeout: 120_000,
          interval: 20,
        })
        noneRefused()
        await after(randomInt(0, 500))
        const victim = [...nodes, 'Node' as const][kills % (nodes.length + 1)]!
        kills += 1
        kontor = await (victim === 'Node' ? killNode(kontor, start) : killAndUp(cluster, victim, kontor))
      }
      over.abort()
      await Promise.all(work)
      noneRefused()
      console.log(`${sent.length} dispatches under ${kills} kills`)
      await everything(kontor.origin, trade.supplierToken, sent)
      await everything(kontor.origin, trade.buyerToken, sent)
      expect(await kontor.stop()).toBe(0)
      expect(verified(folder, environment)).toMatchObject({ status: 0, stdout: expect.stringContaining(': whole') })
    } finally {
      if (kontor.child.exitCode === null) kill(kontor.child.pid!)
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    }
  })
})

const onCluster = (url: string) => ({ DATABASE_URL: url, KONTOR_CITUS: 'on' })

async function killNode(kontor: KontorProcess, start: () => Promise<KontorProcess>): Promise<KontorProcess> {
  kill(kontor.child.pid!)
  return start()
}

async function killAndUp(cluster: Cluster, node: Node, kontor: KontorProcess): Promise<KontorProcess> {
  cluster.kill(node)
  await cluster.up(node)
  return kontor
}

/** Saves and sends invoice after invoice; each step is repeated under its own request id until it is acknowledged. */
async function sendUntil(
  over: AbortSignal,
  origin: string,
  trade: Trade,
  sender: number,
  sent: string[],
): Promise<void> {
  for (let count = 0; !over.aborted; count += 1) {
    const number = `L${sender}-${count}`
    const id = randomUUID()
    await acknowledged(origin, trade, `documents/${id}?draft=false`, 'application/xml', invoice(number))
    const dispatch = JSON.stringify({ ConnectionId: trade.connectionId })
    await acknowledged(origin, trade, `documents/${id}/dispatches/${randomUUID()}`, 'application/json', dispatch)
    sent.push(number)
  }
}

/** Asks again while nobody is there (503); what was done wrong is not asked again. */
async function acknowledged(
  origin: string,
  trade: Trade,
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${trade.supplierToken}`,
    'content-type': type,
    'x-kontor-requestid': randomUUID(),
  }
  for (const end = Date.now() + 120_000; ; ) {
    const answer = await fetch(`${origin}/api/${path}`, { method: 'PUT', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    const says = answer === undefined ? 'no answer' : `${answer.status} ${await answer.text()}`
    if ((answer !== undefined && answer.status !== 503) || Date.now() > end) throw new Error(says)
    await after(50)
  }
}

/** Every acknowledged invoice lies there, once. */
const everything = (origin: string, token: string, numbers: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect((await listed(origin, token)).toSorted()).toEqual(numbers.toSorted()), {
    timeout: 120_000,
    interval: 500,
  })

async function listed(origin: string, token: string): Promise<string[]> {
  const found: string[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await fetch(`${origin}/api/documents?limit=100&page=${page}&type=invoice`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const { Document, numPages } = (await answer.json()) as { Document: { ID: string }[]; numPages: number }
    found.push(...Document.map(({ ID }) => ID))
    pages = numPages
  }
  return found
}

function verified(folder: string, environment: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'verify-log'], {
    env: { ...process.env, KONTOR_DATA: folder, ...environment },
    encoding: 'utf8',
  })
}
