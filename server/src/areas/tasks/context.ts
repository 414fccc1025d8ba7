import { t } from '@kontor/i18n'
import { unfit } from '../../platform/index.ts'
import type { TaskRecord } from './records.ts'

type Context = TaskRecord['context']

const maxDepth = 20

/**
 * The context of a task as it is kept. Clients see an object on both ends; the wire has its JSON (F-195).
 *
 * @throws ApiError BadRequest: no object, or one that nests too deep.
 */
export function contextFrom(wire: unknown): Context | undefined {
  if (wire === undefined) return undefined
  const context = parsed(String(wire))
  if (!isObject(context) || isDeeper(context, maxDepth))
    throw unfit('context', t`context is not a JSON object of at most ${maxDepth} levels: send one as a JSON string.`)
  return clean(context) as Context
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

const kept = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** Without what PostgreSQL does not keep, in names, too. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return kept(value)
  if (Array.isArray(value)) return value.map(clean)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [kept(name), clean(inner)]))
}

export const contextToWire = (context: Context): Context => JSON.stringify(context) as unknown as Context
