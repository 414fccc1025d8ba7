import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const payload = JSON.stringify({ settings: [{ tag: 'dunning', key: 'days', value: '14' }] })
  await made(owner.send('POST v0/autoconfig/text/subscription', { json: { active: true } }))
  const answer = await made(owner.send('POST v0/autoconfig/text/config', { json: { version: '1', payload } }))
  return { config: ((await answer.json()) as { id: string }).id }
}
