import { t } from '@kontor/i18n'
import { unfit } from '../../platform/index.ts'
import type { TaskRecord } from './records.ts'

type Context = TaskRecord['context']

/**
 * The context of a task as it is kept. Clients see an object on both ends; the wire has its JSON (F-195).
 *
 * @throws ApiError BadRequest: no object of texts.
 */
export function contextFrom(wire: unknown): Context | undefined {
  if (wire === undefined) return undefined
  const context = parsed(String(wire))
  const isFit =
    typeof context === 'object' &&
    context !== null &&
    !Array.isArray(context) &&
    Object.values(context).every((value) => typeof value === 'string')
  if (!isFit) throw unfit('context', t`context is not an object of texts: send one as JSON.`)
  return context as Context
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    )
  } catch {
    return undefined
  }
}

export const contextToWire = (context: Context): Context => JSON.stringify(context) as unknown as Context
