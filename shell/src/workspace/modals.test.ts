import { createManualClock, createMemoryWorld } from '@kontor/hub'
import { createAppHub, emitAppTopic } from '@kontor/hub/app'
import { createShellHub } from '@kontor/hub/shell'
import { afterEach, expect, test } from 'vitest'
import { createModals } from './modals.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A shell with one of our apps and one of others in it. */
async function shellWithApps() {
  const world = createMemoryWorld()
  const hub = createShellHub({
    window: world.shellWindow,
    clock: createManualClock(),
    isActivated: () => true,
    openApp: () => undefined,
    onTimeout: () => undefined,
  })
  const person = { front: 'Kontor.Documents', inUse: false }
  const modals = createModals({
    hub,
    front: () => person.front,
    isOurs: (app) => app.startsWith('Kontor.'),
    isInUse: () => person.inUse,
  })
  ends.push(modals.stop, () => hub.stop(), world.close)
  const open = async (app: string) => {
    const frame = await world.openFrame()
    hub.register(app, frame.window, frame.origin)
    const appHub = createAppHub({ window: frame.ownWindow, shellOrigin: world.shellOrigin })
    await appHub.connect()
    return async (isOpen: boolean) => {
      emitAppTopic(appHub, 'kontor.modal', { open: isOpen })
      await world.settle()
    }
  }
  const [documents, notes] = [await open('Kontor.Documents'), await open('Acme.Notes')]
  const show = (app: string) => {
    person.front = app
    modals.follow()
  }
  return { modals, person, show, documents, notes }
}

test('while an app of ours in front has a modal open the shell is dimmed, until it is closed', async () => {
  const { modals, documents } = await shellWithApps()
  await documents(true)
  expect(modals.modal.get()).toBe('Kontor.Documents')
  await documents(false)
  expect(modals.modal.get()).toBeUndefined()
})

test('an app behind the one in front dims nothing, and ends no modal of another', async () => {
  const { modals, person, documents, notes } = await shellWithApps()
  person.inUse = true
  await notes(true)
  expect(modals.modal.get()).toBeUndefined()
  await documents(true)
  await notes(false)
  expect(modals.modal.get()).toBe('Kontor.Documents')
})

test('an app of others dims the shell only where the person has just used it', async () => {
  const { modals, person, show, notes } = await shellWithApps()
  show('Acme.Notes')
  await notes(true)
  expect(modals.modal.get()).toBeUndefined()
  person.inUse = true
  await notes(true)
  expect(modals.modal.get()).toBe('Acme.Notes')
})

test('whoever wants the shell back has it, and keeps it until they come to the app again', async () => {
  const { modals, show, documents } = await shellWithApps()
  await documents(true)
  modals.dismiss()
  await documents(false)
  await documents(true)
  expect(modals.modal.get()).toBeUndefined()
  show('Acme.Notes')
  show('Kontor.Documents')
  await documents(true)
  expect(modals.modal.get()).toBe('Kontor.Documents')
})

test('it ends where another app comes to the front, and where the page that had it is gone', async () => {
  const { modals, show, documents } = await shellWithApps()
  await documents(true)
  show('Acme.Notes')
  expect(modals.modal.get()).toBeUndefined()
  show('Kontor.Documents')
  await documents(true)
  modals.forget('Acme.Notes')
  expect(modals.modal.get()).toBe('Kontor.Documents')
  modals.forget('Kontor.Documents')
  expect(modals.modal.get()).toBeUndefined()
})
