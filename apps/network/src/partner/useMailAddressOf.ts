import { useMailIntake } from '@kontor/tradekit/queries'
import { useQuery } from '@tanstack/react-query'
import type { Connection } from '../api.ts'
import { useKontor } from '../kontor.ts'

/** Where a partner outside of the network mails invoices to, so that they are known to be theirs; nothing where nobody may. */
export function useMailAddressOf({ ConnectionId: connectionId, Channels }: Connection): string | undefined {
  const { api } = useKontor()
  const { data: intake } = useMailIntake()
  const isOutside = Channels.every(({ Channel }) => Channel !== 'KONTOR')
  return useQuery({
    queryKey: ['mail-address', connectionId],
    queryFn: ({ signal }) => api.mailIntake.readEmail({ params: { connectionId } }, { signal }),
    enabled: isOutside && intake?.Address !== undefined,
  }).data
}
