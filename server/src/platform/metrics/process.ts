import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Gauge } from './metrics.ts'

/** What the process itself says, under the names that Prometheus' own clients use. */
export function watchProcess(): { gauges(): Gauge[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()
  return {
    gauges: () => {
      const { user, system } = process.cpuUsage()
      const { rss, heapUsed } = process.memoryUsage()
      const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
      delay.reset()
      return [
        cpu((user + system) / 1e6),
        { name: 'process_resident_memory_bytes', help: 'Memory of this process.', value: rss },
        { name: 'process_start_time_seconds', help: 'Start, in seconds since 1970.', value: started },
        { name: 'nodejs_heap_size_used_bytes', help: 'Heap that is in use.', value: heapUsed },
        ...Object.entries(lag).map(([quantile, ns]) => ({
          name: 'kontor_event_loop_delay_seconds',
          help: 'How late the event loop was since the last look.',
          labels: { quantile },
          value: Number.isFinite(ns) ? ns / 1e9 : 0,
        })),
      ]
    },
    stop: () => delay.disable(),
  }
}

const cpu = (value: number): Gauge => ({
  name: 'process_cpu_seconds_total',
  help: 'Processor time of this process.',
  value,
  counts: true,
})
