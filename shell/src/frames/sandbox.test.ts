import { expect, test } from 'vitest'
import { allowOf, messageOriginOf, sandboxOf } from './sandbox.ts'

const shell = 'http://localhost:8080'
const ours = { Origin: 'http://127.0.0.1:8080', Ours: true }
const foreign = { Origin: 'https://notes.acme.example', Ours: false }

test('an app on another site keeps its own origin', () => {
  for (const app of [ours, foreign]) {
    expect(sandboxOf(app, shell).split(' ')).toContain('allow-same-origin')
    expect(messageOriginOf(app, shell)).toBe(app.Origin)
  }
})

test('an app without a site of its own, or on the shell’s, gets an opaque origin', () => {
  for (const Origin of ['null', shell]) {
    expect(sandboxOf({ ...foreign, Origin }, shell)).not.toContain('allow-same-origin')
    expect(messageOriginOf({ ...foreign, Origin }, shell)).toBe('null')
  }
})

test('F-002 no app may navigate the shell away, open windows or take the pointer; only ours may print', () => {
  for (const app of [ours, foreign]) expect(sandboxOf(app, shell)).not.toMatch(/top-navigation|popups|pointer-lock/)
  expect(sandboxOf(ours, shell)).toContain('allow-modals')
  expect(sandboxOf(foreign, shell)).not.toContain('allow-modals')
})

test('no app reaches the camera, the microphone or the place; only ours may write to the clipboard', () => {
  for (const app of [ours, foreign])
    for (const feature of ['camera', 'microphone', 'geolocation', 'clipboard-read', 'fullscreen'])
      expect(allowOf(app)).toContain(`${feature} 'none'`)
  expect(allowOf(ours)).toContain("clipboard-write 'src'")
  expect(allowOf(foreign)).toContain("clipboard-write 'none'")
})
