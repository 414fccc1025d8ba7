import { expect, test } from 'vitest'
import { frameUrl, readFrameUrl } from './address.ts'
import { SHELL_ID } from './constants.ts'

const shell = 'https://kontor.example'

test('what the shell writes into the address of a frame, the app reads back', () => {
  const address = { shell, shellId: 'House.Shell', appId: 'acme.notes' }
  const url = frameUrl('https://notes.example/app/?theme=1#/list', address)
  expect(readFrameUrl(url)).toEqual(address)
  expect(new URL(url).hash).toBe('#/list')
  expect(new URL(url).searchParams.get('theme')).toBe('1')
})

test('the usual shell id need not be said', () => {
  const url = frameUrl('https://notes.example/', { shell, shellId: SHELL_ID })
  expect(url).toBe('https://notes.example/?shell=https%3A%2F%2Fkontor.example')
  expect(readFrameUrl(url)).toEqual({ shell, shellId: SHELL_ID })
})

test.each(['', '?shell=', '?shell=kontor', '?shell=javascript:alert(1)', '?shell=data:text/html,x'])(
  'a page opened at "%s" has no shell',
  (query) => expect(readFrameUrl(`https://notes.example/${query}`)).toBeUndefined(),
)
