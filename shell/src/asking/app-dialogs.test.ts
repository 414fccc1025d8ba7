import { createManualClock, createMemoryWorld } from '@kontor/hub'
import { createAppHub, createRequests, ShellRefused } from '@kontor/hub/app'
import { createShellHub } from '@kontor/hub/shell'
import { afterEach, expect, test } from 'vitest'
import { createAppPanels } from '../workspace/app-panels.ts'
import { createAppDialogs } from './app-dialogs.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const notes = 'Acme.Notes'

/** A shell with an app of others in front, in which the person has just clicked. */
async function shellWithApp() {
  const world = createMemoryWorld()
  const clock = createManualClock()
  const hub = createShellHub({
    window: world.shellWindow,
    clock,
    isActivated: () => true,
    openApp: () => undefined,
    onTimeout: () => undefined,
  })
  const person = { front: notes, inUse: true }
  const front = () => person.front
  const halted: string[] = []
  const panels = createAppPanels({
    clock,
    front,
    isOurs: (app) => app.startsWith('Kontor.'),
    isInUse: () => person.inUse,
    show: (panel) => panels.changed(panel),
    halt: (app) => halted.push(app),
  })
  const dialogs = createAppDialogs({
    hub,
    clock,
    front,
    admit: panels.askDialog,
    inVain: panels.countInVain,
    changed: panels.dialogChanged,
    cancelWord: () => 'Cancel',
  })
  hub.on('*', (data, app, topic) => dialogs.hear(topic, data, app))
  ends.push(panels.stop, () => hub.stop(), world.close)
  const frame = await world.openFrame()
  hub.register(notes, frame.window, frame.origin)
  const appHub = createAppHub({ window: frame.ownWindow, shellOrigin: world.shellOrigin })
  await appHub.connect()
  const request = createRequests(appHub)
  /** What comes of a question, once it is there: the answer, or why it was refused. */
  const confirm = (title: string, accept?: string) => {
    const asked = request('kontor.confirm', { title, ...(accept === undefined ? {} : { accept }) })
    const answer = asked.catch((error: unknown) => (error instanceof ShellRefused ? error.reason : error))
    return world.settle().then(() => ({ answer }))
  }
  const shown = () => dialogs.dialog.get()?.question.title
  const cancel = async () => {
    dialogs.dialog.get()?.cancel()
    await world.settle()
    clock.pass(1000)
  }
  const show = (app: string) => {
    person.front = app
    dialogs.follow()
  }
  return { clock, confirm, dialogs, halted, panels, person, request, show, shown, cancel, settle: world.settle }
}

test('a question is answered by what the person decides, a form by what they fill in', async () => {
  const { confirm, dialogs, request, settle, clock, shown } = await shellWithApp()
  const { answer } = await confirm('Delete note 7?')
  expect(shown()).toBe('Delete note 7?')
  dialogs.dialog.get()?.accept({})
  expect(await answer).toBe(true)
  clock.pass(1000)
  const filledIn = request('kontor.ask', { title: 'Why?', fields: [{ name: 'why', label: 'Reason' }] })
  await settle()
  expect(dialogs.dialog.get()?.question.fields).toEqual([{ name: 'why', label: 'Reason' }])
  dialogs.dialog.get()?.accept({ why: 'late' })
  expect(await filledIn).toEqual({ why: 'late' })
  expect(shown()).toBeUndefined()
})

test('dialogs are not stacked: while one or a panel of the shell is open, another is refused', async () => {
  const { confirm, shown, cancel, panels } = await shellWithApp()
  const first = await confirm('One?')
  const second = await confirm('Two?')
  expect(await second.answer).toBe('busy')
  expect(shown()).toBe('One?')
  panels.ask(notes, 'help')
  await cancel()
  expect(await first.answer).toBe(false)
  panels.changed('search')
  expect(await (await confirm('Three?')).answer).toBe('busy')
})

test('an app of others opens none unasked, and none from behind', async () => {
  const { confirm, person } = await shellWithApp()
  person.inUse = false
  expect(await (await confirm('Now?')).answer).toBe('uninvited')
  person.inUse = true
  person.front = 'Kontor.Home'
  expect(await (await confirm('Now?')).answer).toBe('hidden')
})

test('within a second after one was closed the next one waits, so that there is a way out', async () => {
  const { confirm, dialogs, shown, clock, settle } = await shellWithApp()
  await confirm('One?')
  dialogs.dialog.get()?.cancel()
  await settle()
  await confirm('Two?')
  expect(shown()).toBeUndefined()
  clock.pass(999)
  expect(shown()).toBeUndefined()
  clock.pass(1)
  expect(shown()).toBe('Two?')
})

test('who has cancelled three within a minute gets none any more, until they have left the app and come back', async () => {
  const { confirm, shown, cancel, show } = await shellWithApp()
  for (const title of ['One?', 'Two?', 'Three?']) {
    await confirm(title)
    await cancel()
  }
  expect(await (await confirm('Four?')).answer).toBe('declined')
  show('Kontor.Home')
  show(notes)
  await confirm('Five?')
  expect(shown()).toBe('Five?')
})

test('an app that asks without end is halted', async () => {
  const { confirm, cancel, halted, clock } = await shellWithApp()
  for (const title of ['One?', 'Two?', 'Three?']) {
    await confirm(title)
    await cancel()
  }
  for (let at = 0; at < 60; at += 1) {
    await confirm('Again?')
    clock.pass(50)
  }
  expect(halted).toEqual([notes])
})

test('a button that goes on may not read like the one that leads out', async () => {
  const { confirm } = await shellWithApp()
  for (const accept of ['Cancel', 'cancel ', 'ＣＡＮＣＥＬ', 'Cancel.'])
    expect(await (await confirm('Pay?', accept)).answer).toBe('misleading')
})

test('a dialog goes with its app: whoever goes elsewhere has answered with no, and has not declined', async () => {
  const { confirm, shown, show, dialogs, clock } = await shellWithApp()
  for (let at = 0; at < 4; at += 1) {
    const { answer } = await confirm('Sure?')
    show('Kontor.Home')
    expect(await answer).toBe(false)
    show(notes)
    clock.pass(1000)
  }
  await confirm('Sure?')
  expect(shown()).toBe('Sure?')
  dialogs.forget(notes)
  expect(shown()).toBeUndefined()
})
