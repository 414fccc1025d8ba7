import type { Ask, Place, Relay } from './relay.ts'

/** The script of every page, of the top window and of the apps in it: `openApps` and `measure` are called from outside. */
const relays = {
  // each is loaded where it is used only: some listen to every message from the moment that they are loaded
  raw: async () => (await import('./raw.ts')).raw,
  hub: async () => (await import('./hub.ts')).hub,
  windows: async () => (await import('./windows.ts')).windows,
  penpal: async () => (await import('./penpal.ts')).penpal,
  postRobot: async () => (await import('./post-robot.ts')).postRobot,
} satisfies Record<string, () => Promise<Relay>>
export type RelayName = keyof typeof relays

declare global {
  var openApps: typeof open
  var measure: typeof rate
  var answerTimes: typeof times
}

/** In the top window: opens the apps, and waits until each is ready to ask. */
async function open(relay: RelayName, apps: readonly Place[]): Promise<void> {
  const shell = (await relays[relay]()).shell()
  const ready = new Set<string>()
  const all = Promise.withResolvers<void>()
  addEventListener('message', ({ data, origin }) => {
    if (data !== 'ready') return
    ready.add(origin)
    if (ready.size === apps.length) all.resolve()
  })
  for (const app of apps) {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    shell.add(app, frame)
    frame.src = `${app.origin}/?${new URLSearchParams({ relay, id: app.id, shell: location.origin })}`
  }
  await all.promise
}

/** In an app: connects, and says so when nothing is to be measured yet. */
async function join(address: URLSearchParams): Promise<(target: string) => Ask> {
  const shell = address.get('shell')!
  const relay = await relays[address.get('relay') as RelayName]()
  const asking = await relay.app({ id: address.get('id')!, origin: location.origin }, shell)
  window.top?.postMessage('ready', shell)
  return asking
}

const query = new URLSearchParams(location.search)
const asking = query.has('relay') ? join(query) : undefined
let asked = 0

async function question(ask: Ask): Promise<void> {
  asked += 1
  const { n } = await ask({ n: asked, documentId: '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a9999', total: '1234.50' })
  if (n > asked) throw new Error(`An answer to question ${n}, which was not asked`)
}

/** In an app: questions a second, so many of them under way at once. */
async function rate(target: string, count: number, atOnce: number): Promise<number> {
  const ask = (await asking!)(target)
  let left = count
  const sender = async () => {
    while (left > 0) {
      left -= 1
      await question(ask)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atOnce }, sender))
  return (count / (performance.now() - start)) * 1000
}

/** In an app: how many milliseconds each answer took, one question after the other. */
async function times(target: string, count: number): Promise<number[]> {
  const ask = (await asking!)(target)
  const answers: number[] = []
  while (answers.length < count) {
    const start = performance.now()
    await question(ask)
    answers.push(performance.now() - start)
  }
  return answers
}

globalThis.openApps = open
globalThis.measure = rate
globalThis.answerTimes = times
