import { areas, objectActions } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { expect, test } from 'vitest'
import type { ObjectRule } from '../policy.ts'
import type { Task, UnitOfWork } from '../unit-of-work.ts'
import { checkAgainstContract, collect } from './collect.ts'
import { type AreaParts, defineInternalArea } from './define-area.ts'
import { service } from './service.ts'
import { createServices, provide, type Services } from './services.ts'

const nothing: Task = async () => undefined
const rule: ObjectRule = { right: 'document.read', stands: 'a/rules.ts', whyNot: async () => undefined }
const rules = defineInternalArea('rules', {
  objectRules: Object.fromEntries(objectActions.map((action) => [action, rule])),
})
const collected = (first: AreaParts, second: AreaParts = {}) =>
  collect([rules, defineInternalArea('alpha', first), defineInternalArea('beta', second)])

const says = t`Somebody may.`
const brought: [string, string, AreaParts][] = [
  ['task', 'a.send', { tasks: { 'a.send': nothing } }],
  ['event', 'a.sent', { events: ['a.sent'] }],
  ['permission', 'document.read', { policy: { 'document.read': { says, roles: 'all' } } }],
  ['object type', 'document', { objectTypes: ['document'] }],
  ['service', 'a.cache', { provides: [provide(service<string>('a.cache'), () => 'made')] }],
]

test.each(brought)('a %s that comes twice is refused, and both areas are named', (kind, key, parts) => {
  expect(() => collected(parts)).not.toThrow()
  expect(() => collected(parts, parts)).toThrow(
    `The areas alpha and beta both bring the ${kind} ${key}: it can stand in one of them only.`,
  )
})

test('an object rule that comes twice is refused, and one that nobody brings', () => {
  const own = { objectRules: { 'user.lock': rule } }
  expect(() => collected(own)).toThrow('The areas rules and alpha both bring the object rule user.lock')
  expect(() => collect([defineInternalArea('alpha', own)])).toThrow('No area has the object rule document.read.')
})

test('a task may not have the name of an event, nor a listener listen to what nobody tells', () => {
  expect(() => collected({ events: ['a.sent'] }, { tasks: { 'a.sent': nothing } })).toThrow(
    'The areas beta and alpha both bring the task a.sent',
  )
  expect(() => collected({ listeners: { 'a.gone': nothing } })).toThrow(
    'The area alpha listens to a.gone, of which no area tells.',
  )
})

test('each call that is declared as served has its handler', () => {
  expect(() => collected({}).handlersOf({} as Services)).toThrow(
    /^Nobody serves the call \w+\.\w+, which is declared as served\.$/,
  )
})

test('contract and server have the same areas; one that serves nothing may be the server’s alone', () => {
  const own = Object.keys(areas).map((name) => ({ name, isInternal: false }))
  expect(() => checkAgainstContract([...own, rules])).not.toThrow()
  expect(() => checkAgainstContract(own.filter(({ name }) => name !== 'legalEntities'))).toThrow(
    'The contract has the area legalEntities and the server has none: make server/src/areas/legal-entities.',
  )
  expect(() => checkAgainstContract([...own, { name: 'gossip', isInternal: false }])).toThrow(
    'The server has the area gossip and the contract has none',
  )
  expect(() => checkAgainstContract(own.map(({ name }) => ({ name, isInternal: name === 'rates' })))).toThrow(
    'The area rates is internal on the server, and the contract has it',
  )
})

test('an event runs its listener; where several listen, each has a task of its own', async () => {
  const ran: string[] = []
  const listener =
    (name: string): Task =>
    async () =>
      void ran.push(name)
  const left: string[] = []
  const uow = { later: async (task: string) => void left.push(task) } as unknown as UnitOfWork
  const listeners = { 'a.sent': listener('alpha') }

  const one = collect([rules, defineInternalArea('alpha', { events: ['a.sent', 'a.unheard'], listeners })])
  await one.tasks['a.sent']!(uow, {})
  await one.tasks['a.unheard']!(uow, {})
  expect([ran, left]).toEqual([['alpha'], []])

  const two = collected({ events: ['a.sent'], listeners }, { listeners: { 'a.sent': listener('beta') } })
  await two.tasks['a.sent']!(uow, {})
  expect(left).toEqual(['a.sent:alpha', 'a.sent:beta'])
  for (const task of left) await two.tasks[task]!(uow, {})
  expect(ran).toEqual(['alpha', 'alpha', 'beta'])
})

test('a service is made when it is first asked for, once; one that needs itself is refused', () => {
  let made = 0
  const [cache, user, circle, absent] = ['cache', 'user', 'circle', 'absent'].map((name) => service<number>(name))
  const own = collected({
    provides: [
      provide(user!, (services) => services.get(cache!) + 10),
      provide(cache!, () => (made += 1)),
      provide(circle!, (services) => services.get(circle!)),
    ],
  })
  const services = createServices({} as Omit<Services, 'get'>, own.provided)
  expect(made).toBe(0)
  expect([services.get(user!), services.get(cache!), services.get(user!)]).toEqual([11, 1, 11])
  expect(() => services.get(circle!)).toThrow('The service circle needs itself to be made')
  expect(() => services.get(absent!)).toThrow('Nobody provides the service absent')
})

test('what an area does each day can be done apart, as a task that fails alone', async () => {
  const ran: string[] = []
  const all = collected(
    { daily: () => Promise.reject(new Error('broken')) },
    { daily: async () => void ran.push('beta'), hourly: async () => void ran.push('hour') },
  )
  const left: string[] = []
  const uow = { later: async (task: string) => void left.push(task) } as unknown as UnitOfWork
  await all.apart('daily', uow)
  expect(left).toEqual(['daily:alpha', 'daily:beta'])
  await expect(all.tasks['daily:alpha']?.(uow, {})).rejects.toThrow('broken')
  await all.tasks['daily:beta']?.(uow, {})
  expect(ran).toEqual(['beta'])
})

test('a setting is held against the rule of the area whose tag it is under', () => {
  const all = collected({ settingRules: { alpha: (_, value) => (value === 'good' ? undefined : says) } })
  const why = (tag: string, value: string) => all.whyNotSetting({ tag, key: 'k', value })
  expect([why('alpha', 'good'), why('alpha', 'bad'), why('other', 'bad')]).toEqual([undefined, says, undefined])
})

test('people are forgotten, and hours and days worked through, in every area', async () => {
  const ran: string[] = []
  const step = (name: string) => async () => void ran.push(name)
  const all = collected(
    { hourly: step('hour'), personalData: { inHome: step('home') } },
    { daily: step('day'), personalData: { inCompany: step('company'), inHome: step('home too') } },
  )
  const uow = {} as UnitOfWork
  await all.hourly(uow)
  await all.daily(uow)
  await all.personalData.inHome(uow, 'id')
  await all.personalData.inCompany(uow, 'id')
  expect(ran).toEqual(['hour', 'day', 'home', 'home too', 'company'])
})
