import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { peopleKey } from './api.ts'

/** A one-time link as an administrator hands it over. */
export interface Link {
  readonly name: string
  readonly url: string
  /** Instant, ISO 8601. */
  readonly expires: string
}

type Api = Pick<Client, 'credentials' | 'registration' | 'users'>

/** A change of people by an administrator: its failure is told, and the list is read anew. */
export function useAdministration<Input, Result>(
  act: (api: Api, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: async (result, input) => {
      onDone(result, input)
      await queries.invalidateQueries({ queryKey: peopleKey })
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}

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
