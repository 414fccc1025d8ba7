import { expect, test } from 'vitest'
import type { Manifest } from '../registered-apps.ts'
import { manifestOf } from '../testing.ts'
import { checkManifest } from './check.ts'

const check = (mainUrl: string, shell: string) =>
  checkManifest(manifestOf({ mainUrl }) as Manifest, { shell, app: 'https://apps.elsewhere.example' }, [])

test.each([
  ['https://kontor.acme.co.uk', 'https://kontor.acme.co.uk:8443/'],
  ['https://kontor.acme.co.uk', 'https://notes.acme.co.uk/'],
  ['https://kontor.acme.co.uk', 'https://acme.co.uk./'],
  ['https://kontor.acme.co.uk', 'https://deep.notes.ACME.co.uk/'],
  ['http://localhost:8080', 'http://localhost:9000/'],
  ['http://127.0.0.1:8080', 'http://2130706433:9000/'],
  ['http://kontor:8080', 'http://kontor:9000/'],
])('where the shell is %s, an app at %s is of its site and refused', (shell, mainUrl) => {
  expect(() => check(mainUrl, shell)).toThrow('this is the site of the shell')
})

test.each([
  ['https://kontor.acme.co.uk', 'https://other.co.uk/'],
  ['https://acme.github.io', 'https://notes.github.io/'],
  ['http://localhost:8080', 'http://127.0.0.1:9000/'],
  ['http://localhost:8080', 'http://127.0.0.2:8080/'],
  ['http://localhost:8080', 'http://notes.localhost:9000/'],
])('where the shell is %s, an app at %s is of another site', (shell, mainUrl) => {
  expect(() => check(mainUrl, shell)).not.toThrow()
})
