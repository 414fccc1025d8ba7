import { type Message, t } from '@kontor/i18n'

/** A setting as it is published: null removes it. */
export interface PublishedSetting {
  readonly tag: string
  readonly key: string
  readonly value: string | null
}

/** What a payload holds at most. */
const maxSettings = 500
const maxNameLength = 100
const maxValueLength = 10_000

/** The settings in a payload, or why it cannot be published. */
export function settingsIn(
  payload: string,
): { readonly settings: readonly PublishedSetting[] } | { readonly why: Message } {
  const parsed = parse(payload)
  const settings = parsed !== null && typeof parsed === 'object' && 'settings' in parsed ? parsed.settings : undefined
  if (!Array.isArray(settings) || settings.length === 0)
    return {
      why: t`The payload is not JSON with a list of settings: send settings with a tag, a key and a value each.`,
    }
  if (settings.length > maxSettings)
    return { why: t`The payload has ${settings.length} settings: send ${maxSettings} or fewer.` }
  const wrong = settings.findIndex((setting) => !isSetting(setting))
  if (wrong >= 0)
    return {
      why: t`settings.${wrong} is not a setting: use a tag and a key of at most ${maxNameLength} characters, and a value that is text or null.`,
    }
  return { settings }
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

function isSetting(value: unknown): value is PublishedSetting {
  if (value === null || typeof value !== 'object') return false
  const { tag, key, value: text } = value as Record<string, unknown>
  const isName = (name: unknown) => typeof name === 'string' && name !== '' && name.length <= maxNameLength
  return isName(tag) && isName(key) && (text === null || (typeof text === 'string' && text.length <= maxValueLength))
}

export interface Subscribing {
  readonly active: boolean
  readonly includeBranches: boolean
}

/**
 * Whether a company takes a publication in: by its own subscription, else by one above it that includes branches.
 *
 * @param inherited a company above, as near as the publisher, subscribes for its branches
 */
export const isTakenIn = (own: Subscribing | undefined, inherited: boolean): boolean => own?.active ?? inherited

/** Whether the branches below take it in, unless they say otherwise themselves. */
export const isPassedOn = (own: Subscribing | undefined, inherited: boolean): boolean =>
  own === undefined ? inherited : own.active && own.includeBranches
