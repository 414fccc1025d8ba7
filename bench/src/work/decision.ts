import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { allOf, msOf } from '../abreast.ts'
import type { Kontor } from '../documents/kontor.ts'
import { type Figure, median } from '../figure.ts'
import { openSameRows, type Passing, type SameRows, type Written } from '../same-rows.ts'

const rounds = 7
const perRound = 50
/** So many are under way at once, on either side. */
const abreast = 8

/** How many pieces of work the figure takes. */
export const decided = (rounds + 1) * perRound

/** Where lies what is to be done after a decision, until it is done: without these rows a crash would lose it. */
const leftForLater = ['outbox', 'mail_notice']

/**
 * `decision`: approvals over HTTP until their side work is done (what is told to whom, the seal of the log), against
 * one bare transaction each of the same rows, what is left for later among them; beside it, how long the answer takes alone.
 */
export async function decisionFigure(kontor: Kontor, owner: ClientConfig, token: string): Promise<Figure> {
  const same = await openSameRows(owner, abreast)
  const [ours, answers, theirs]: [number[], number[], number[]] = [[], [], []]
  try {
    const noted = await same.watch(leftForLater)
    let passing: readonly (readonly Passing[])[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const ids = await pieces(kontor, token)
      const mark = await same.mark()
      let answered = 0
      const mine = await msOf(async () => {
        answered = await msOf(() => allOf(ids, abreast, (id) => approve(kontor, token, id)))
        await settled(same)
      })
      if (round === 0) passing = inTurn(await noted(), ids.length)
      const written = dealt(await same.since(mark), ids.length).map((rows, at) => ({
        rows,
        passing: passing[at] ?? [],
      }))
      const bare = await msOf(() => allOf(written, abreast, ({ rows, passing }) => same.again(rows, { passing })))
      // The first is of none of the figures: what runs for each is compiled then.
      if (round === 0) continue
      ours.push(mine / ids.length)
      answers.push(answered / ids.length)
      theirs.push(bare / ids.length)
    }
  } finally {
    await same.close()
  }
  return {
    name: 'work.decision',
    value: median(ours.map((ms, round) => ms / theirs[round]!)),
    bar: { atMost: 3 },
    baseline: `the same rows in bare transactions ${median(theirs).toFixed(2)} ms each, Kontor ${median(ours).toFixed(2)} ms with all side work, ${median(answers).toFixed(2)} ms until it answers, ${abreast} abreast`,
  }
}

async function pieces(kontor: Kontor, token: string): Promise<string[]> {
  const { items } = JSON.parse(await kontor.ask(token, `GET inbox?limit=${perRound}`)) as { items: { id: string }[] }
  if (items.length !== perRound) throw new Error(`${items.length} pieces wait, not ${perRound}.`)
  return items.map(({ id }) => id)
}

async function approve(kontor: Kontor, token: string, id: string): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ Ids: [id], Decision: 'APPROVE', HoldFor: 0 }))
  const line = `POST inbox/decisions/${randomUUID()}` as const
  const { Ids } = JSON.parse(await kontor.ask(token, line, { type: 'application/json', bytes })) as { Ids: string[] }
  if (Ids.length !== 1) throw new Error(`The piece ${id} was not decided.`)
}

/** Until nothing is left for later and all of the log is sealed. */
async function settled({ pool }: SameRows): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `select (select count(*) from outbox)::integer + (select count(*) from log_entry where position is null)::integer
         + (select count(*) from graphile_worker.jobs where run_at <= now())::integer as left`,
    )
    if (rows[0]!.left === 0) return
    await new Promise((done) => setTimeout(done, 5))
  }
}

const inTurn = <T>(all: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, hand) => all.filter((_, at) => at % count === hand))

/** What was written in all, dealt out to so many transactions. */
function dealt(written: readonly Written[], count: number): Written[] {
  const hands = Array.from({ length: count }, () => new Map<string, (readonly (string | null)[])[]>())
  for (const rows of written)
    for (const [table, some] of rows)
      for (const [at, row] of some.entries()) {
        const hand = hands[at % count]!
        hand.set(table, [...(hand.get(table) ?? []), row])
      }
  return hands
}
