/** What the shell speaks to outside of this installation, as its page is told (shell/src/telemetry/settings.ts). */
export interface Outside {
  /** JSON for the page: `{ guidance, analytics }`. */
  readonly written: string
  /** The hosts and origins that the page may then speak to. */
  readonly sources: readonly string[]
}

interface Part {
  readonly name: string
  /** The fields that there must be, with what each must look like. */
  readonly fields: Readonly<Record<string, RegExp>>
}

const address = /^https:\/\/[^\s/;,'"]+(\/[^\s;,'"]*)?$/
const parts: Readonly<Record<string, Part>> = {
  guidance: {
    name: 'KONTOR_GUIDANCE',
    fields: { contentHost: /^[a-z0-9.-]+(:\d+)?$/i, accountId: /^\d+$/, destination: address },
  },
  analytics: { name: 'KONTOR_ANALYTICS', fields: { destination: address } },
}

/**
 * The settings of guidance and analytics, each a JSON object; undefined where there are neither, which is the default.
 * @throws Error naming the setting and the field that is wrong
 */
export function readOutside(environment: NodeJS.ProcessEnv): Outside | undefined {
  const given = Object.entries(parts).flatMap(([key, part]) => {
    const text = environment[part.name]
    return text ? [[key, readPart(text, part)] as const] : []
  })
  if (given.length === 0) return undefined
  const sources = given.flatMap(([, { contentHost, destination }]) => [
    ...(typeof contentHost === 'string' ? [contentHost] : []),
    new URL(String(destination)).origin,
  ])
  return { written: JSON.stringify(Object.fromEntries(given)), sources: [...new Set(sources)] }
}

function readPart(text: string, { name, fields }: Part): Readonly<Record<string, unknown>> {
  const value = objectOf(text)
  if (value === undefined)
    throw new Error(`${name} is ${text}: set a JSON object with ${Object.keys(fields).join(', ')}`)
  for (const [field, pattern] of Object.entries(fields))
    if (!pattern.test(String(value[field] ?? '')))
      throw new Error(`${name}: ${field} is ${JSON.stringify(value[field])}: set what matches ${pattern.source}`)
  return value
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
