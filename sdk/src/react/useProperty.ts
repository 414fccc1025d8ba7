import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hooksOf } from './kontor.tsx'
import { messageOf } from './messageOf.ts'

const { useKontor, useWords } = hooksOf<'users', never>()

/**
 * A text that is kept with the person under a key, on the server: undefined until it is known, null where they have
 * none. What is kept shows at once. For an app that brings the area `users` and asks for profile.read and profile.write.
 */
export function useProperty(key: string): [value: string | null | undefined, keep: (value: string) => void] {
  const { api, user, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const queryKey = ['property', key]
  const params = { id: user.id, key }
  const { data, isError } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    // A list, as what is not there would be an error for a call that reads one.
    queryFn: async ({ signal }) => {
      const { Properties } = await api.users.listProperties(
        { params: { id: user.id }, query: { prefix: key } },
        { signal },
      )
      return Properties.find(({ Key }) => Key === key)?.Value ?? null
    },
  })
  const { mutate } = useMutation({
    // One after the other: what was kept last stays.
    scope: { id: key },
    mutationFn: (value: string) => api.users.saveProperty({ params, body: value }),
    onMutate: async (value) => {
      // What is still on its way is older.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, value)
    },
    onError: (error) => {
      notify('error', messageOf(error, t))
      void queries.invalidateQueries({ queryKey })
    },
  })
  return [isError ? null : data, mutate]
}

/** The ids in a kept text; none where there is no such text. */
export function readIds(text: string | null | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
