import type { Words } from './words.ts'

/** A word of the server in the reader's language where the shell knows it (`role.apClerk`), else as it is. */
export function known(words: Words, kind: 'role', word: string): string {
  const id = `${kind}.${word}`
  return words.has(id) ? words.t(id) : word
}
