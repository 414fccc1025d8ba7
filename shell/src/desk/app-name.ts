import type { Words } from '../messages/words.ts'

/** The name of an app in the reader's language, where the shell knows one. */
export function appName(words: Words, name: string): string {
  const id = `apps.${name}`
  return words.has(id) ? words.t(id) : name
}
