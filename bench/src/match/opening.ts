import { msOf } from '../abreast.ts'
import type { Kontor } from '../documents/kontor.ts'
import { type Figure, median } from '../figure.ts'
import type { Buyer, Pair } from '../trade/received.ts'

const rounds = 25
const warm = 5

/** A call of a screen, and what it takes where that is no JSON. */
type Call = readonly [line: `GET ${string}`, accept?: string]

/** What a screen asks: first of all, and once that is there. */
type Screen = readonly (readonly Call[])[]

const page = (id: string): Call => [`GET documents/${id}?locale=en-US`, 'text/html']

const viewer = (id: string): Screen => [
  [[`GET documents/${id}/metadata`]],
  [page(id), [`GET conversations/documents/${id}`]],
]

const match = (id: string): Screen => [
  [
    [`GET documents/${id}/metadata`],
    [`GET documents/${id}/match`],
    ['GET matching/invoices?view=OPEN&limit=50&page=0'],
  ],
  [
    page(id),
    [`GET conversations/documents/${id}`],
    [`GET approval-service/v0/approvalflow/${id}`],
    [`GET approval-service/v0/approvals/permissions/${id}`],
  ],
]

/** `opening`: the screen of an invoice beside its order, against that of the invoice alone; both of 500 lines. */
export async function openingFigure(kontor: Kontor, { token }: Buyer, { invoiceId }: Pair): Promise<Figure> {
  const open = async (screen: Screen) => {
    for (const calls of screen)
      await Promise.all(calls.map(([line, accept]) => kontor.ask(token, line, undefined, accept)))
  }
  const { Lines } = JSON.parse(await kontor.ask(token, `GET documents/${invoiceId}/match`)) as { Lines: unknown[] }
  if (Lines.length !== 500) throw new Error(`The match has ${Lines.length} lines.`)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = -warm; round < rounds; round += 1) {
    const [mine, other] = [await msOf(() => open(match(invoiceId))), await msOf(() => open(viewer(invoiceId)))]
    if (round < 0) continue
    ours.push(mine)
    theirs.push(other)
  }
  return {
    name: 'match.opening',
    value: median(ours) / median(theirs),
    bar: { atMost: 3.5 },
    baseline: `an invoice of 500 lines in the viewer ${median(theirs).toFixed(0)} ms, its match ${median(ours).toFixed(0)} ms`,
  }
}
