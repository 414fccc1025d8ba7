export { openTracing } from './open.ts'
export { readTracing, type TracingSettings } from './settings.ts'
export { currentSpan, currentTraceparent, noTracing, type Span, type Tracing, traced, within } from './tracing.ts'
