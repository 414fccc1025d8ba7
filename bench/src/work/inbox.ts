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
export async function inboxFigure(kontor: Kontor, manyPieces: Reader, fewPieces: Reader): Promise<Figure> {
  const open =
    ({ token }: Reader) =>
    () =>
      Promise.all(firstScreen.map((line) => kontor.ask(token, line)))
  for (const { token } of [manyPieces, fewPieces]) {
    const { items } = JSON.parse(await kontor.ask(token, firstScreen[0])) as { items: unknown[] }
    if (items.length !== 50) throw new Error(`An inbox shows ${items.length} pieces of 50.`)
  }
  const times: { manyPieces: number[]; fewPieces: number[] } = { manyPieces: [], fewPieces: [] }
  for (let round = -warm; round < rounds; round += 1) {
    const [more, less] = [await msOf(open(manyPieces)), await msOf(open(fewPieces))]
    if (round < 0) continue
    times.manyPieces.push(more)
    times.fewPieces.push(less)
  }
  return {
    name: 'work.inbox',
    value: median(times.manyPieces) / median(times.fewPieces),
    bar: { atMost: 1.5 },
    baseline: `${fewPieces.pieces} open pieces ${median(times.fewPieces).toFixed(1)} ms, ${manyPieces.pieces} pieces ${median(times.manyPieces).toFixed(1)} ms over HTTP`,
  }
}
