import { onAppRequest } from '@kontor/hub/shell/requests'
import { expect, test } from 'vitest'
import { house } from './testing.ts'

test('what an app asks of the shell is answered where it was asked; a refusal says why', async () => {
  const { world, hub, connect } = await house()
  onAppRequest(hub, 'kontor.confirm', ({ title }, reply) => reply.with(title === 'Delete?'))
  onAppRequest(hub, 'kontor.ask', ({ fields }, reply) => reply.with(fields.length > 1 ? { why: 'late' } : null))
  onAppRequest(hub, 'kontor.beside', (_, reply) => reply.refuse('notActivated'))
  const app = await connect()
  const field = { name: 'why', label: 'Why?' }
  const asked = Promise.all([
    app.confirm({ title: 'Keep?' }),
    app.confirm({ title: 'Delete?' }),
    app.ask({ title: 'Late', fields: [field, { name: 'how', label: 'How?' }] }),
    app.ask({ title: 'Late', fields: [field] }),
  ])
  onAppRequest(hub, 'kontor.window', ({ path }, reply) => reply.with(path === '/window/shop/1'))
  const opened = Promise.all([app.openWindow('/window/shop/1'), app.openWindow('/window/shop/2')])
  const elsewhere = expect(app.openWindow('/window/../api')).rejects.toMatchObject({ reason: 'malformed' })
  const beside = expect(app.openBeside('acme.books', '/')).rejects.toMatchObject({ reason: 'notActivated' })
  await world.settle()
  expect(await asked).toEqual([false, true, { why: 'late' }, undefined])
  await beside
  expect(await opened).toEqual([true, false])
  await elsewhere
})

test('what no other app may answer: an answer counts only from the shell', async () => {
  const { world, hub, connect } = await house()
  let reply = (): void => undefined
  onAppRequest(hub, 'kontor.confirm', (_, { with: answer }) => {
    reply = () => answer(false)
  })
  const app = await connect()
  const asked = app.confirm({ title: 'Pay?' })
  await world.settle()
  hub.emit('acme.notes', 'kontor.answer', { request: 'another', answer: true })
  reply()
  await world.settle()
  expect(await asked).toBe(false)
})
