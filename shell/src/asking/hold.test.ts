import { afterEach, expect, test } from 'vitest'
import { createAddressBar } from '../routes/address-bar.ts'
import { type BrowserHistory, type HeldStep, holdSteps } from './hold.ts'

/** A browser's history and address, as far as an address bar sees them. */
function createBrowser(hash: string) {
  let entries: { hash: string; state: unknown }[] = [{ hash, state: null }]
  let index = 0
  let pop = () => {}
  const write = (state: unknown, url: string) => ({ state, hash: url.slice(url.indexOf('#')) })
  const travel = (by: number) => {
    index += by
    pop()
  }
  const browser = {
    location: {
      get hash() {
        return entries[index]?.hash ?? ''
      },
      get href() {
        return `https://kontor.example/${this.hash}`
      },
    },
    history: {
      get state() {
        return entries[index]?.state
      },
      pushState(state: unknown, _: string, url: string) {
        entries = [...entries.slice(0, index + 1), write(state, url)]
        index += 1
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[index] = write(state, url)
      },
      go: travel,
    },
    navigation: {
      get currentEntry() {
        return { index }
      },
    },
    addEventListener: (_: string, listener: () => void) => {
      pop = listener
    },
    removeEventListener: () => {},
  }
  return {
    browser: browser as unknown as Window,
    back: () => travel(-1),
    forward: () => travel(1),
    /** A clicked link or a typed hash. */
    click(to: string) {
      entries = [...entries.slice(0, index + 1), { hash: to, state: null }]
      travel(1)
    },
    shows: () => browser.location.hash,
    hashes: () => entries.map((entry) => entry.hash),
  }
}

const home = { app: 'Kontor.Home', path: '/' }
const notes = { app: 'Acme.Notes', path: '/' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Someone at note 7 of Notes, who came from Home; Notes holds who leaves it. */
function atNote() {
  const window = createBrowser('#/Kontor.Home/')
  const address = createAddressBar(window.browser)
  ends.push(address.stop)
  address.go(notes)
  address.go({ ...notes, path: '/7' })
  let step: HeldStep | undefined
  holdSteps(address, window.browser as unknown as BrowserHistory, (held) => {
    step = held
    return held.from.app !== 'Acme.Notes'
  })
  return { ...window, address, step: () => step, at: () => address.route.get() }
}

test('going to another app waits for the person’s word, and going elsewhere in the same one does not', () => {
  const { address, at, step, shows } = atNote()
  address.go({ ...notes, path: '/8' })
  expect(at()?.path).toBe('/8')
  address.go(home)
  expect(at()).toEqual({ ...notes, path: '/8' })
  step()?.leave()
  expect(at()).toEqual(home)
  expect(shows()).toBe('#/Kontor.Home/')
})

test('who stays is where they were, and the history is as it was, whichever way they were about to go', () => {
  const { back, click, at, step, shows, hashes } = atNote()
  click('#/Kontor.Home/')
  step()?.stay()
  expect(at()).toEqual({ ...notes, path: '/7' })
  expect(shows()).toBe('#/Acme.Notes/7')
  back()
  back()
  step()?.stay()
  expect(at()).toEqual(notes)
  expect(shows()).toBe('#/Acme.Notes/')
  expect(hashes().slice(0, 3)).toEqual(['#/Kontor.Home/', '#/Acme.Notes/', '#/Acme.Notes/7'])
})

test('who leaves by Back is there, and can go forward again', () => {
  const { back, forward, at, step, hashes } = atNote()
  back()
  back()
  expect(at()).toEqual(notes)
  step()?.leave()
  expect(at()).toEqual(home)
  forward()
  expect(at()).toEqual(notes)
  expect(hashes()).toHaveLength(3)
})

test('of several steps that wait, the last is taken; a word that comes twice counts once', () => {
  const { address, at, step } = atNote()
  address.go(home)
  address.go({ app: 'Acme.Books', path: '/' })
  const held = step()
  held?.leave()
  held?.stay()
  held?.leave()
  expect(at()?.app).toBe('Acme.Books')
})

test('what is to be done there is done there only', () => {
  const { address, step } = atNote()
  const done: string[] = []
  address.go(home, { arrived: () => done.push('home') })
  expect(done).toEqual([])
  step()?.stay()
  address.go(home, { arrived: () => done.push('again') })
  step()?.leave()
  expect(done).toEqual(['again'])
})
