import { useConnections } from '../queries/connections.ts'
import type { Connection } from '../queries/types.ts'
import { type Addressee, guessReceiver } from './receiver.ts'

/** The connection that an addressee means, looked for among the first hundred and among all of that name. */
export function useMeantReceiver(addressee: Addressee | undefined): {
  isPending: boolean
  meant: Connection | undefined
} {
  const first = useConnections('')
  const named = useConnections(addressee?.name.trim() ?? '', addressee !== undefined)
  const isPending = first.isPending || (addressee !== undefined && (named.isPending || named.isPlaceholderData))
  const found = [...(first.data ?? []), ...(named.data ?? [])]
  const each = [...new Map(found.map((one) => [one.ConnectionId, one])).values()]
  return { isPending, meant: addressee && !isPending ? guessReceiver(each, addressee) : undefined }
}
