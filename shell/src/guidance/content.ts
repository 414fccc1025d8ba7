import type { Get } from '../telemetry/post.ts'
import type { GuidanceSettings } from '../telemetry/settings.ts'

/** GDT-01, F-373: the address of the tool's script, by the protocol of the page. */
export const contentAddress = ({ contentHost, accountId }: Pick<GuidanceSettings, 'contentHost' | 'accountId'>) =>
  `//${contentHost}/${accountId}.js`

/** The custom events that the tool's script names (GDT-01, F-373 to F-376). */
export const readCustomEvents = async (settings: GuidanceSettings, get: Get): Promise<readonly unknown[]> =>
  customEventsIn(await get(contentAddress(settings)))

const ACCOUNT_DETAILS = /\baccount_?details["']?\s*[:=]\s*(?=\{)/i

/** F-374 to F-376: the list `custom_events` of the account details in a script; empty where there are none. */
export function customEventsIn(script: string): readonly unknown[] {
  const match = ACCOUNT_DETAILS.exec(script)
  const json = match ? objectAt(script, match.index + match[0].length) : undefined
  if (json === undefined) return []
  try {
    const { custom_events: events } = JSON.parse(json) as { custom_events?: unknown }
    return Array.isArray(events) ? events : []
  } catch {
    return []
  }
}

/** The text of the object that begins at `start`, to the brace that ends it; braces in strings end nothing. */
function objectAt(text: string, start: number): string | undefined {
  let depth = 0
  for (const { 0: piece, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (piece === '{') depth += 1
    if (piece === '}') depth -= 1
    if (depth === 0) return text.slice(start, start + index + 1)
  }
  return undefined
}
