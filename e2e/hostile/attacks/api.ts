import type { Session } from '@kontor/hub'
import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'
import { until } from '../until.ts'

/** Calls the API with the token that the hostile app was given; true unless its right is refused. */
const isLetIn = (method: string, path: string) => async (scene: Scene) => {
  await scene.reload('evil')
  const hasToken = () => window.hostile.heard.some(({ topic }) => topic === 'kontor.session')
  await until(() => scene.frame('evil').evaluate(hasToken), 'the hostile app has a token for the API')
  const status = await scene.frame('evil').evaluate(
    async ([how, where]) => {
      const sessions = window.hostile.heard.filter(({ topic }) => topic === 'kontor.session')
      const { apiBase, accessToken } = sessions.map(({ data }) => data as Session).at(-1)!
      const headers = { authorization: `Bearer ${accessToken}` }
      return (await fetch(`${apiBase}/${where}`, { method: how, headers })).status
    },
    [method, path] as const,
  )
  return status !== 403
}

/** What an app asks of the API with a token of its own: it may read documents, and no more. */
export const api: readonly Attack[] = [
  {
    name: 'reads what its manifest does not ask for',
    guard: { token: 'limited to the app' },
    works: isLetIn('GET', 'network/connections'),
  },
  {
    name: 'writes where it may only read',
    guard: { token: 'limited to the app' },
    works: isLetIn('PUT', `documents/${crypto.randomUUID()}/tags/attack`),
  },
]
