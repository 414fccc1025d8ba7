import type { ClientOptions } from '@kontor/client'
import type { Session } from '../api.ts'
import { readTelemetrySettings } from './settings.ts'

/**
 * Tells what an operator has connected to the shell of each session; undefined, and nothing loaded, where that is
 * nothing. What is outside never holds up what is inside.
 */
export function followTelemetry(
  page: Pick<Document, 'querySelector'>,
  asks: ClientOptions,
): ((session: Session) => void) | undefined {
  const settings = readTelemetrySettings(page)
  if (settings === undefined) return undefined
  const started = import('./start.ts').then(({ startTelemetry }) => startTelemetry(settings, asks))
  return (session) =>
    void started.then((tell) => tell(session)).catch((error) => console.error('Problem loading', error))
}
