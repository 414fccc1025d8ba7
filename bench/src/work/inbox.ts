import { msOf } from '../abreast.ts'
import type { Kontor } from '../documents/kontor.ts'
import { type Figure, median } from '../figure.ts'

const rounds = 41
const warm = 10

/** What the Inbox asks for its first screen, and the shell for the number beside it. */
const firstScreen = ['GET inbox?limit=50', 'GET inbox/counts'] as const

export interface Reader {
  readonly token: string
  readonly pieces: number
}

/** `inbox`: the first screen of somebody with very many open pieces, against that of somebody with few. */
export async function inboxFigure(kontor: Kontor, many: Reader, few: Reader): Promise<Figure> {
  const open =
    ({ token }: Reader) =>
    () =>
      Promise.all(firstScreen.map((line) => kontor.ask(token, line)))
  for (const { token } of [many, few]) {
    const { items } = JSON.parse(await kontor.ask(token, firstScreen[0])) as { items: unknown[] }
    if (items.length !== 50) throw new Error(`An inbox shows ${items.length} pieces of 50.`)
  }
  const times: { many: number[]; few: number[] } = { many: [], few: [] }
  for (let round = -warm; round < rounds; round += 1) {
    const [more, less] = [await msOf(open(many)), await msOf(open(few))]
    if (round < 0) continue
    times.many.push(more)
    times.few.push(less)
  }
  return {
    name: 'work.inbox',
    value: median(times.many) / median(times.few),
    bar: { atMost: 1.5 },
    baseline: `${few.pieces} open pieces ${median(times.few).toFixed(1)} ms, ${many.pieces} pieces ${median(times.many).toFixed(1)} ms over HTTP`,
  }
}
