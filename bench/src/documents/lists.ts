import { msOf } from '../abreast.ts'
import { type Figure, median } from '../figure.ts'
import type { Bare } from './bare.ts'
import type { Kontor } from './kontor.ts'
import type { Asked, Network } from './network.ts'
import { isWanted } from './only.ts'
import {
  isOfTwoWords,
  listQuestions,
  pageAsked,
  pageBare,
  type Question,
  sumQuestions,
  sumsAsked,
  sumsBare,
} from './questions.ts'

const rounds = Number(process.env['KONTOR_BENCH_ROUNDS'] ?? 15)

interface Times {
  readonly http: number[]
  readonly bare: number[]
  /** The last statement alone: rows or sums without their count. */
  readonly rows: number[]
}

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!

interface Page {
  readonly itemCount: number
  readonly Document: readonly { readonly DocumentId: string }[]
}

/** Asks both ways in turn, one at a time, after each has answered once and said the same. */
async function inTurn(
  name: string,
  asked: Asked,
  { kontor, bare }: Service,
  line: `GET ${string}`,
  statements: ReturnType<typeof pageBare>,
): Promise<Times> {
  const http = () => kontor.ask(asked.token, line)
  const sql = () => bare.ask(asked.id, statements)
  const page = JSON.parse(await http()) as Page
  const [[count], rows] = (await sql()) as [[{ count: number }], { id?: string }[]]
  const [ours, theirs] = [page.Document.map((row) => row.DocumentId).join(), rows.map(({ id }) => id).join()]
  const same = page.itemCount === count?.count && (rows.every(({ id }) => id === undefined) || ours === theirs)
  if (!same) throw new Error(`${name}: the list answers otherwise than its rows: ${page.itemCount} and ${count?.count}`)
  const times: Times = { http: [], bare: [], rows: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.http.push(await msOf(http))
    times.bare.push(await msOf(sql))
    times.rows.push(await msOf(() => bare.ask(asked.id, statements.slice(1))))
  }
  return times
}

export interface Service {
  readonly kontor: Kontor
  readonly bare: Bare
}

const inMs = (value: number): string => `${value.toFixed(1)} ms`

/** `list-*`, `sums-*` and `growth`: what a person sees of a million documents, against the same by hand. */
export async function* listFigures(network: Network, service: Service): AsyncIterable<Figure> {
  const { large, small } = network
  const size = `${large.documents} documents in ${network.entries}`
  const all: Asking[] = []
  const wanted = (questions: Question[]) => questions.filter(({ name }) => isWanted(name))

  const smallQuestions = listQuestions(small)
  for (const question of wanted(listQuestions(large))) {
    const { name } = question
    const times = await inTurn(name, large, service, pageAsked(question), pageBare(question))
    const fewer = smallQuestions.find((other) => other.name === name)!
    const smaller = await inTurn(name, small, service, pageAsked(fewer), pageBare(fewer))
    all.push({ question, large: times.http, small: smaller.http })
    const [http, sql, rows] = [median(times.http), median(times.bare), median(times.rows)]
    yield {
      name: `documents.list-${name}`,
      value: http / sql,
      // A page of so few takes 1 to 6 ms, of which the way over HTTP is a good part.
      bar: { atMost: name.startsWith('rare') ? 2.5 : 2 },
      baseline: `bare SQL ${inMs(sql)} (its rows without the count ${inMs(rows)}), HTTP ${inMs(http)}; ${size}; ${small.documents} documents: HTTP ${inMs(median(smaller.http))}`,
    }
  }
  for (const question of wanted(sumQuestions(large))) {
    const { name } = question
    const times = await inTurn(name, large, service, sumsAsked(question), sumsBare(question))
    yield {
      name: `documents.sums-${name}`,
      value: percentile95(times.http),
      bar: { atMost: 200 },
      baseline: `milliseconds, p95; bare SQL ${inMs(percentile95(times.bare))}; ${size}`,
    }
  }
  // The longer the lists of two words are, the longer it takes to find what is in both.
  yield* growthOf(
    'growth',
    1.5,
    small.documents,
    large.documents,
    all.filter(({ question }) => !isOfTwoWords(question)),
  )
  yield* growthOf('growth-with-two-words', 2.5, small.documents, large.documents, all)
}

/** How long a question took over HTTP, each time, of many documents and of few. */
interface Asking {
  readonly question: Question
  readonly large: readonly number[]
  readonly small: readonly number[]
}

function* growthOf(
  name: string,
  atMost: number,
  smallCount: number,
  many: number,
  asked: readonly Asking[],
): Iterable<Figure> {
  if (asked.length === 0) return
  const fewer = percentile95(asked.flatMap(({ small }) => small))
  const p95 = percentile95(asked.flatMap(({ large }) => large))
  yield {
    name: `documents.${name}`,
    value: p95 / fewer,
    bar: { atMost },
    baseline: `p95 of lists over HTTP with ${smallCount} documents ${inMs(fewer)}, with ${many} ${inMs(p95)}`,
  }
}
