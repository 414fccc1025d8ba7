import { useSyncExternalStore } from 'react'

/** What was typed and not sent, by document: another tab or document between does not lose it. */
const texts = new Map<string, string>()
const listeners = new Set<() => void>()

/** The document of which somebody began a reply from elsewhere on the screen, and was not led to its field yet. */
let begun: string | undefined

export function write(id: string, text: string): void {
  texts.set(id, text)
  for (const listener of listeners) listener()
}

/** Begins a reply from elsewhere on the screen, behind what somebody typed there already. */
export function beginReply(id: string, text: string): void {
  const before = texts.get(id)?.trimEnd()
  begun = id
  write(id, before ? `${before}\n${text}` : text)
}

/** Whether a reply was begun elsewhere; it says so once. */
export function isBegun(id: string): boolean {
  const is = begun === id
  if (is) begun = undefined
  return is
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnsent = (id: string): string => useSyncExternalStore(subscribe, () => texts.get(id) ?? '')
