import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onAppTopic } from '@kontor/hub/shell'
import { expect, test } from 'vitest'
import type { ConnectOptions } from './connect.ts'
import { keepSession } from './session.ts'
import { ends, house, session } from './testing.ts'

test('an app is ready when it has its session and the words for its language', async () => {
  const { connect } = await house()
  const app = await connect()
  expect(app.id).toBe('acme.notes')
  expect(app.session.user.name).toBe('Ann Berg')
  expect(app.t('hello')).toBe('Hello')
  expect(app.format.amount('1234.5', 'DKK')).toBe('DKK\u00a01,234.50')
})

test('the page wears language, direction, theme and density of the user', async () => {
  const { connect, root, style } = await house({ ...session, language: 'ar' })
  const app = await connect()
  expect(app.t('hello')).toBe('مرحبا')
  expect(root).toEqual({ lang: 'ar', dir: 'rtl', dataset: { theme: 'dark', density: 'compact' }, style })
})

test('the page knows where in the window its frame lies, and believes numbers alone', async () => {
  const { connect, hub, world, properties } = await house()
  await connect()
  hub.emit('acme.notes', 'kontor.frame', { top: 60, right: 0, bottom: 0, left: 208 })
  await world.settle()
  const placed = { '--window-top': '60px', '--window-right': '0px', '--window-bottom': '0px', '--window-left': '208px' }
  expect(properties).toEqual(placed)
  hub.emit('acme.notes', 'kontor.frame', { top: 'calc(1px)', left: Number.NaN })
  await world.settle()
  expect(properties).toEqual(placed)
})

test('preferences that change in the shell change in the open app', async () => {
  const { connect, hub, world, root, style } = await house()
  const app = await connect()
  const seen: string[] = []
  app.onSession(({ language }) => seen.push(language))
  hub.broadcast('kontor.preferences', { language: 'de-DE', theme: 'light', density: 'comfortable' })
  await world.settle()
  expect(app.t('hello')).toBe('Hallo')
  expect(app.session.theme).toBe('light')
  expect(root).toEqual({ lang: 'de-DE', dir: 'ltr', dataset: { theme: 'light', density: 'comfortable' }, style })
  expect(seen).toEqual(['de-DE'])
})

test('F-094: who chooses another language and takes it back while it loads keeps the one before', async () => {
  const german = Promise.withResolvers<{ hello: string }>()
  const { connect, hub, world } = await house()
  const app = await connect({ messages: { 'en-US': { hello: 'Hello' }, 'de-DE': () => german.promise } })
  const choose = async (language: string) => {
    hub.broadcast('kontor.preferences', { language, theme: 'dark', density: 'compact' })
    await world.settle()
  }
  await choose('de-DE')
  await choose('en-US')
  german.resolve({ hello: 'Hallo' })
  await world.settle()
  expect([app.t('hello'), app.i18n.language]).toEqual(['Hello', 'en-US'])
})

test('F-094: a session that is renewed in the same language draws nothing anew', async () => {
  const { connect, hub, world } = await house()
  const app = await connect()
  const state = app.i18n.state()
  hub.emit('acme.notes', 'kontor.session', { ...session, accessToken: 'token-2' })
  await world.settle()
  expect(app.i18n.state()).toBe(state)
})

test.each([{ 'en-US': { hello: 'Hello' } }, { 'de-DE': { hello: 'Hallo' }, 'en-US': { hello: 'Hello' } }])(
  'F-093: in de-x-fake every message is missing, whatever languages the app has',
  async (messages) => {
    const { connect } = await house({ ...session, language: 'de-x-fake' })
    const app = await connect({ messages })
    expect(app.t('hello')).toBe('Missing translation key hello for language de-x-fake')
  },
)

test('F-088, F-089: an app says whether markup in its messages is shown, and what stands for a missing one', async () => {
  const messages = { 'en-US': { hello: 'Hello <b>{name}</b>' } }
  const rich = async (localisation: ConnectOptions<'users', 'hello'>['localisation']) => {
    const app = await (await house()).connect({ messages, localisation })
    return [app.i18n.rich('hello', { name: 'Ann' }), app.t('gone' as 'hello')]
  }
  const missing = 'Missing translation key gone for language en-US'
  expect(await rich({})).toEqual([['Hello ', { tag: 'b', children: ['Ann'] }], missing])
  expect(await rich({ renderInnerHTML: false })).toEqual([['Hello <b>Ann</b>'], missing])
  expect(await rich({ showMissingTranslationMessage: false })).toEqual([expect.anything(), 'gone'])
})

test('a language that the app has no words for gets its first', async () => {
  const { connect, root } = await house({ ...session, language: 'pl' })
  const app = await connect()
  expect(app.t('hello')).toBe('Hello')
  expect(root.lang).toBe('en-US')
})

test('a token that the API refuses is renewed by the shell, once for all who wait, and the calls are made again', async () => {
  const bearers: unknown[] = []
  const api = createServer(({ headers }, response) => {
    bearers.push(headers.authorization)
    const good = headers.authorization === 'Bearer token-2'
    response.writeHead(good ? 200 : 401, { 'content-type': 'application/json' }).end(good ? '{"Id":"u1"}' : '{}')
  })
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  ends.push(() => api.close())
  const sent = { ...session, apiBase: `http://127.0.0.1:${(api.address() as AddressInfo).port}/api` }
  const { connect, hub, heard } = await house(sent)
  hub.on('kontor.session.renew', (_, appId) => hub.emit(appId, 'kontor.session', { ...sent, accessToken: 'token-2' }))

  const app = await connect()
  const ask = () => app.api.users.readUser({ params: { id: 'u1' } })
  expect(await Promise.all([ask(), ask()])).toEqual([{ Id: 'u1' }, { Id: 'u1' }])
  expect(bearers.filter((bearer) => bearer === 'Bearer token-2')).toHaveLength(2)
  expect(heard.filter(([topic]) => topic === 'kontor.session.renew')).toHaveLength(1)
})

test('a renewal that the shell does not answer ends as the refusal that it was', async () => {
  const { connect, clock, hub } = await house()
  const app = await connect()
  const renewed = keepSession(app.hub, clock).renew()
  clock.pass(10_000)
  expect(await renewed).toBe(false)
  expect(hub.connected()).toEqual(['acme.notes'])
})

test('what an app tells its shell arrives as the topics say', async () => {
  const { connect, hub, world } = await house()
  const app = await connect()
  const received: unknown[] = []
  for (const topic of [
    'kontor.navigated',
    'kontor.unsaved',
    'kontor.modal',
    'kontor.notice',
    'kontor.open',
    'app-broadcast',
    'kontor.search',
    'kontor.help',
    'kontor.count',
    'kontor.keys',
  ] as const) {
    onAppTopic(hub, topic, (data, appId) => received.push([topic, data, appId]))
  }
  app.navigate('/notes/7')
  app.navigate('/notes/8', { title: 'Note 8', replace: true })
  app.setUnsaved(true)
  app.setModal(true)
  app.notice('success', 'Saved')
  app.open('acme.books', '/ledger')
  app.openMenu()
  app.openSearch()
  app.openHelp()
  app.setCount(3)
  app.setCount(null)
  app.setKeys([{ keys: 'n', says: 'New note' }])
  await world.settle()
  expect(received).toEqual([
    ['kontor.navigated', { path: '/notes/7', title: 'Notes' }, 'acme.notes'],
    ['kontor.navigated', { path: '/notes/8', title: 'Note 8', replace: true }, 'acme.notes'],
    ['kontor.unsaved', { unsaved: true }, 'acme.notes'],
    ['kontor.modal', { open: true }, 'acme.notes'],
    ['kontor.notice', { kind: 'success', text: 'Saved' }, 'acme.notes'],
    ['kontor.open', { app: 'acme.books', path: '/ledger' }, 'acme.notes'],
    ['app-broadcast', {}, 'acme.notes'],
    ['kontor.search', {}, 'acme.notes'],
    ['kontor.help', {}, 'acme.notes'],
    ['kontor.count', { count: 3 }, 'acme.notes'],
    ['kontor.count', { count: null }, 'acme.notes'],
    ['kontor.keys', { keys: [{ keys: 'n', says: 'New note' }] }, 'acme.notes'],
  ])
})

test('the shell offers what an app can do, and the app does what the user chooses there', async () => {
  const { connect, hub, world } = await house()
  const app = await connect()
  const offered: unknown[] = []
  onAppTopic(hub, 'kontor.commands', ({ commands }) => offered.push(commands))
  const done: string[] = []
  app.setCommands([
    { id: 'new', title: 'New note', keys: 'n', run: () => done.push('new') },
    { id: 'old', title: 'Old note', run: () => done.push('old') },
  ])
  await world.settle()
  hub.emit('acme.notes', 'kontor.command', { id: 'new' })
  await world.settle()
  app.setCommands([{ id: 'other', title: 'Other note', run: () => done.push('other') }])
  await world.settle()
  for (const id of ['old', 'other']) hub.emit('acme.notes', 'kontor.command', { id })
  await world.settle()
  expect(offered).toEqual([
    [
      { id: 'new', title: 'New note', keys: 'n' },
      { id: 'old', title: 'Old note' },
    ],
    [{ id: 'other', title: 'Other note' }],
  ])
  expect(done).toEqual(['new', 'other'])
})

test('what the shell tells an app reaches it, until it listens no more', async () => {
  const { connect, hub, world, reloads } = await house()
  const app = await connect()
  const received: unknown[] = []
  const end = app.onChanges((changes) => received.push(changes))
  app.onNavigate((path) => received.push(path))
  const changes = { position: '42', items: [{ kind: 'document', id: 'd1' }] }
  hub.broadcast('kontor.changes', changes)
  hub.emit('acme.notes', 'kontor.navigate', { path: '/notes/7' })
  await world.settle()
  end()
  hub.broadcast('kontor.changes', changes)
  await world.settle()
  expect(received).toEqual([changes, '/notes/7'])
  expect(reloads()).toBe(0)
})

test('an app starts over when the user works for another company', async () => {
  const { connect, hub, world, reloads } = await house()
  await connect()
  hub.broadcast('kontor.company', { companyId: 'c2' })
  await world.settle()
  expect(reloads()).toBe(1)
})

test('an app is told when another comes to the front, and that it is seen again', async () => {
  const { world, hub, connect } = await house()
  const app = await connect()
  const received: boolean[] = []
  app.onVisibility((visible) => received.push(visible))
  expect(app.visible).toBe(true)
  hub.emit('acme.notes', 'kontor.visibility', { visible: false })
  await world.settle()
  expect(app.visible).toBe(false)
  hub.emit('acme.notes', 'kontor.visibility', { visible: true })
  await world.settle()
  expect(received).toEqual([false, true])
})

test('the keyboard that a hidden app took goes back to the field where it was', async () => {
  const { world, hub, connect, restored } = await house()
  await connect()
  hub.emit('acme.notes', 'kontor.focus', {})
  await world.settle()
  expect(restored()).toBe(1)
})

test('before the user goes to another app, the app is told, and can save', async () => {
  const { world, hub, connect } = await house()
  const app = await connect()
  let saved = 0
  app.onLeaving(() => {
    saved += 1
  })
  hub.emit('acme.notes', 'kontor.leaving', {})
  await world.settle()
  expect(saved).toBe(1)
})
