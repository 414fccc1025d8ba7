import { type Api, useAct } from '../words/useAct.ts'
import { peopleKey } from './api.ts'

/** A one-time link as an administrator hands it over. */
export interface Link {
  readonly name: string
  readonly url: string
  /** Instant, ISO 8601. */
  readonly expires: string
}

/** A change of people by an administrator. */
export const useAdministration = <Input, Result>(
  act: (api: Api, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) => useAct(peopleKey, act, onDone)

export interface Newcomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roleId: string
}

/** Adds somebody, who chooses a password by the link that comes of it. */
export async function invite({ credentials, users }: Api, newcomer: Newcomer): Promise<Link> {
  const { email, firstName, lastName, roleId } = newcomer
  const body = { FirstName: firstName, LastName: lastName, RoleId: roleId }
  const { Id } = await users.createUser({ query: { username: email }, body })
  const { Url, Expires } = await credentials.issueSignInLink({ params: { id: Id } })
  return { name: `${firstName} ${lastName}`.trim(), url: Url, expires: Expires }
}
