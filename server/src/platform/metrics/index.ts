export { createMetrics, type Gauge, type Metrics } from './metrics.ts'
export { watchProcess } from './process.ts'
