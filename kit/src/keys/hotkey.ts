/** What matching needs of a KeyboardEvent. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** 'ctrl+k', 'shift+enter', 'j', '?', 'escape' taken apart. */
type Hotkey = { key: string; ctrl: boolean; alt: boolean; shift: boolean }

const named: Record<string, string> = {
  esc: 'escape',
  space: ' ',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  plus: '+',
}

function readHotkey(text: string): Hotkey {
  const pieces = text.toLowerCase().split('+')
  const key = pieces.pop() ?? ''
  return {
    key: named[key] ?? key,
    ctrl: pieces.includes('ctrl'),
    alt: pieces.includes('alt'),
    shift: pieces.includes('shift'),
  }
}

/**
 * Whether a key press is the hotkey. `ctrl` is Command on an Apple keyboard. A letter is found by its place where the
 * layout writes another script ('j' on a Cyrillic keyboard); a sign such as '?' by itself, whatever keys it takes.
 */
export function matches(hotkey: string, press: Press, apple = false): boolean {
  const want = readHotkey(hotkey)
  const command = apple ? press.metaKey : press.ctrlKey
  const other = apple ? press.ctrlKey : press.metaKey
  if (command !== want.ctrl || other || press.altKey !== want.alt) return false
  const key = press.key.toLowerCase()
  const letter = /^[a-z]$/.test(want.key)
  const isSign = want.key.length === 1 && !letter && want.key !== ' '
  if (!isSign && press.shiftKey !== want.shift) return false
  if (key === want.key) return true
  // Latin letters count by what they write (QWERTZ, AZERTY); only where none can be written, by where they lie.
  return letter && !/^[\u0020-\u024f]$/.test(key) && press.code.toLowerCase() === `key${want.key}`
}

/** Whether a hotkey could be text that a person types: no Ctrl, no Alt. */
export function isPlain(hotkey: string): boolean {
  const { ctrl, alt } = readHotkey(hotkey)
  return !ctrl && !alt
}
