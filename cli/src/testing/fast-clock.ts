/**
 * Loaded before a Kontor that a test starts (`NODE_OPTIONS=--import`): its clock shows an instant of the test's and runs faster
 * than the machine's, so that deadlines of minutes come while the test looks on, at whatever hour of whatever day it runs.
 * Timers and the database keep the machine's time.
 */
import { clockOf, type FastClock } from './fast-clock-rules.ts'

const now = clockOf(JSON.parse(process.env['KONTOR_TEST_CLOCK'] ?? '{}') as FastClock, Date.now)

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
