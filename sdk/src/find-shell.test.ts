import { createManualClock, frameUrl, SHELL_ID } from '@kontor/hub'
import { expect, test } from 'vitest'
import { findShell, ShellNotFound } from './find-shell.ts'
import type { Surroundings } from './surroundings.ts'

const shell = 'https://kontor.example'
const named = frameUrl('https://notes.example/', { shell, shellId: SHELL_ID, appId: 'acme.notes' })
const page = (given: Partial<Surroundings>): Surroundings => ({
  window: { top: null, addEventListener() {}, removeEventListener() {} },
  clock: createManualClock(),
  href: 'https://notes.example/',
  referrer: '',
  ancestorOrigins: [],
  title: () => '',
  root: { lang: '', dir: '', dataset: {}, style: { setProperty: () => undefined } },
  restoreFocus() {},
  reload() {},
  ...given,
})

test('the address of the page names its shell, and the browser agrees', () => {
  const address = { shell, shellId: SHELL_ID, appId: 'acme.notes' }
  expect(findShell(page({ href: named, ancestorOrigins: [shell] }))).toEqual(address)
  expect(findShell(page({ href: named, referrer: `${shell}/` }))).toEqual(address)
  expect(findShell(page({ href: named }))).toEqual(address)
})

test('a page that its own app led to is still in its shell', () => {
  expect(findShell(page({ href: named, referrer: 'https://notes.example/start' })).shell).toBe(shell)
})

test('without a named shell it is the page that opened this one', () => {
  expect(findShell(page({ referrer: `${shell}/` }))).toEqual({ shell, shellId: SHELL_ID })
  expect(findShell(page({ ancestorOrigins: ['https://between.example', shell] })).shell).toBe(shell)
})

test('an app in the frame of somebody else does not take them for its shell', () => {
  expect(() => findShell(page({ href: named, ancestorOrigins: ['https://evil.example'] }))).toThrow(ShellNotFound)
  expect(() => findShell(page({ href: named, referrer: 'https://evil.example/' }))).toThrow(ShellNotFound)
})

test('an app that is opened alone says what to do', () => {
  expect(() => findShell(page({}))).toThrow('This page is an app of Kontor: open it from its shell.')
})
