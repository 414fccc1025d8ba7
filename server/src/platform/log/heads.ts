import type { Head } from './checkpoint.ts'

/**
 * The heads in a file that somebody kept: JSON, one or a list of them, or a line for each. What a webhook was sent has its
 * head under `data`. A line that a crash broke off names no head.
 */
export function headsIn(text: string): Head[] {
  const whole = parsed(text)
  const found = whole === undefined ? text.split('\n').map(parsed) : [whole].flat()
  return found.flatMap((one) => headIn(one) ?? [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function headIn(value: unknown): Head | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { companyId, position, hash, keyId, data } = value as Partial<Head> & { data?: unknown }
  if (data !== undefined) return headIn(data)
  if (typeof companyId !== 'string' || !/^\d+$/.test(String(position)) || typeof hash !== 'string') return undefined
  return { companyId, position: String(position), hash, ...(typeof keyId === 'string' ? { keyId } : {}) }
}
