import { describe, expect, it } from 'vitest'
import { isPlain, matches, type Press } from './hotkey.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('a hotkey', () => {
  it('is its letter alone', () => {
    expect(matches('j', press('j'))).toBe(true)
    expect(matches('j', press('k'))).toBe(false)
    expect(matches('j', press('j', { ctrlKey: true }))).toBe(false)
    expect(matches('j', press('J', { shiftKey: true }))).toBe(false)
  })

  it('with Ctrl is Command on an Apple keyboard, and only there', () => {
    expect(matches('ctrl+k', press('k', { ctrlKey: true }))).toBe(true)
    expect(matches('ctrl+k', press('k', { metaKey: true }), true)).toBe(true)
    expect(matches('ctrl+k', press('k', { ctrlKey: true }), true)).toBe(false)
    expect(matches('ctrl+k', press('k', { ctrlKey: true, shiftKey: true }))).toBe(false)
  })

  it('that is a sign counts by the sign, whatever keys it takes', () => {
    expect(matches('?', press('?', { shiftKey: true }))).toBe(true)
    expect(matches('/', press('/', { shiftKey: true, code: 'Digit7' }))).toBe(true)
  })

  it('is found by its place on a keyboard of another script, by its letter on every Latin one', () => {
    expect(matches('j', press('о', { code: 'KeyJ' }))).toBe(true)
    expect(matches('ctrl+k', press('ك', { code: 'KeyK', ctrlKey: true }))).toBe(true)
    expect(matches('z', press('y', { code: 'KeyZ' }))).toBe(false)
    expect(matches('y', press('y', { code: 'KeyZ' }))).toBe(true)
  })

  it('knows keys by name', () => {
    expect(matches('shift+enter', press('Enter', { shiftKey: true }))).toBe(true)
    expect(matches('esc', press('Escape'))).toBe(true)
    expect(matches('alt+down', press('ArrowDown', { altKey: true }))).toBe(true)
    expect(matches('space', press(' '))).toBe(true)
  })

  it('can be typed text unless it takes Ctrl or Alt', () => {
    expect(['j', '?', 'shift+enter', 'escape'].every(isPlain)).toBe(true)
    expect(['ctrl+k', 'alt+down'].some(isPlain)).toBe(false)
  })
})
