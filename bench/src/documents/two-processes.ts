import { randomUUID } from 'node:crypto'
import { type Figure, median } from '../figure.ts'
import { invoiceOfSize } from '../ubl/document.ts'
import { atRest, type Kontor, startKontor } from './kontor.ts'
import type { OpenNetwork } from './network.ts'

/** By seven a middle fell between 0.99 and 1.15. */
const rounds = 21
const perRound = 200
const path = 'GET documents?limit=50' as const

/**
 * `two-processes`: what the processors do for a request where two Kontors serve one database, against each alone; and
 * what is saved at one is told to whoever listens at the other, or nothing is measured at all.
 */
export async function twoProcessesFigure(network: OpenNetwork, first: Kontor): Promise<Figure> {
  const { token } = network.large
  const perRequest = async (kontors: readonly Kontor[]): Promise<number> => {
    const cpu = async () =>
      (await Promise.all(kontors.map((kontor) => kontor.cpu()))).reduce((sum, one) => sum + one, 0)
    const before = await cpu()
    for (let i = 0; i < perRound; i += 1) await kontors[i % kontors.length]!.ask(token, path)
    return ((await cpu()) - before) / perRound
  }
  const second = await startKontor(network.url, network.folder)
  try {
    await atRest(second, network.owner)
    const crossed = await crossing(network, first, second)
    for (let warm = 0; warm < 10; warm += 1) for (const each of [first, second]) await perRequest([each])
    const [alone, both]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      // Each of them alone: the one that is younger has compiled less, which has nothing to do with their number.
      alone.push(((await perRequest([first])) + (await perRequest([second]))) / 2)
      both.push(await perRequest([first, second]))
    }
    return {
      name: 'documents.two-processes',
      value: median(both) / median(alone),
      bar: { atMost: 1.2 },
      baseline: `processor time a request: one process ${median(alone).toFixed(2)} ms, two ${median(both).toFixed(2)} ms; an update crossed in ${crossed.toFixed(0)} ms`,
    }
  } finally {
    await second.stop()
  }
}

/** Milliseconds from a save at one until a reader at the other is told of it. */
async function crossing({ large }: OpenNetwork, at: Kontor, other: Kontor): Promise<number> {
  const ended = new AbortController()
  const stream = await fetch(`http://localhost:${other.port}/api/live`, {
    headers: { authorization: `Bearer ${large.token}` },
    signal: ended.signal,
  })
  const { body } = stream
  if (!stream.ok || body === null) throw new Error(`The stream of updates answered ${stream.status}.`)
  const id = randomUUID()
  const notified = (async () => {
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.includes(id)) return
    }
    throw new Error('The stream of updates ended.')
  })()
  const start = performance.now()
  await at.ask(large.token, `PUT documents/${id}?draft=true`, { type: 'application/xml', bytes: invoiceOfSize(5_000) })
  const late = new Promise<never>((_, fail) =>
    setTimeout(fail, 30_000, new Error('What was saved at one process was not told at the other in 30 s.')).unref(),
  )
  try {
    await Promise.race([notified, late])
    return performance.now() - start
  } finally {
    ended.abort()
    notified.catch(() => undefined)
  }
}
