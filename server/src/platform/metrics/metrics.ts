/** A number that is asked for when somebody looks. */
export interface Gauge {
  readonly name: string
  readonly help: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
  /** Grows only: what happened since the start. */
  readonly counts?: boolean
}

export interface Metrics {
  /** A request that was answered, under the pattern of its path: an address itself can hold words. */
  answered(request: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly ms: number
  }): void
  /** All of it in Prometheus' text format, version 0.0.4. */
  write(gauges: readonly Gauge[]): string
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  readonly labels: Readonly<Record<string, string>>
  readonly counts: number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  const series = new Map<string, Series>()
  return {
    answered: ({ method, route, status, ms }) => {
      const key = `${method} ${route} ${status}`
      const found = series.get(key) ?? {
        labels: { method, route, status: String(status) },
        counts: buckets.map(() => 0),
        sum: 0,
        count: 0,
      }
      series.set(key, found)
      const seconds = ms / 1000
      found.sum += seconds
      found.count += 1
      for (const [nth, upperBound] of buckets.entries()) if (seconds <= upperBound) found.counts[nth]! += 1
    },
    write: (gauges) => [...duration([...series.values()]), ...gaugesIn(gauges), ''].join('\n'),
  }
}

function duration(all: readonly Series[]): string[] {
  const name = 'kontor_http_request_duration_seconds'
  return [
    ...headOf(name, 'How long answers took.', 'histogram'),
    ...all.flatMap(({ labels, counts, sum, count }) => [
      ...buckets.map((le, nth) => sample(`${name}_bucket`, { ...labels, le: String(le) }, counts[nth]!)),
      sample(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
      sample(`${name}_sum`, labels, sum),
      sample(`${name}_count`, labels, count),
    ]),
  ]
}

function* gaugesIn(gauges: readonly Gauge[]): Generator<string> {
  for (const [name, group] of Map.groupBy(gauges, (gauge) => gauge.name)) {
    const [{ help, counts } = { help: '' }] = group
    yield* headOf(name, help, counts === true ? 'counter' : 'gauge')
    for (const { labels = {}, value } of group) yield sample(name, labels, value)
  }
}

const headOf = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function sample(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${written.length === 0 ? '' : `{${written.join(',')}}`} ${value}`
}

const escaped = (text: string): string =>
  text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`).replaceAll('\n', String.raw`\n`)
