import { Status } from '@kontor/kit'
import type { PartyForm } from '@kontor/ubl'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FindingWords } from '../findings/FindingWords.tsx'
import { useWords } from '../kontor.ts'
import { useConnection } from '../queries/connections.ts'
import { ReceiverField } from '../sending/ReceiverField.tsx'
import { useMeantReceiver } from '../sending/useMeantReceiver.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { partyFrom } from './start.ts'
import type { Draft } from './useDraft.ts'

export interface PartiesProps {
  readonly draft: Draft
  readonly connectionId: string | undefined
  readonly onConnection: (connectionId: string | undefined) => void
}

/** Who bills and who is billed. */
export function Parties({ draft, connectionId, onConnection }: PartiesProps) {
  const { t } = useWords()
  const { seller, buyer } = draft.form
  const { data: connection } = useConnection(connectionId)

  // A draft that was written elsewhere names its receiver in words: the connection that it means is found once.
  const { name, vatId, endpointId } = buyer
  const addressee = useMemo(() => {
    const identifiers = [vatId, endpointId].filter((value) => value !== undefined)
    return connectionId || name === '' ? undefined : { name, identifiers }
  }, [connectionId, name, vatId, endpointId])
  const { meant } = useMeantReceiver(addressee)
  useEffect(() => {
    if (!connectionId && meant) onConnection(meant.ConnectionId)
  }, [connectionId, meant, onConnection])

  return (
    <div className="doc-parties">
      <FieldPlace draft={draft} path="seller" className="doc-side">
        {(error) => (
          <>
            <h2>{t('editor.from')}</h2>
            <b>{seller.name}</b>
            <p>{partyLine(seller)}</p>
            {error && <p className="doc-problem">{error}</p>}
          </>
        )}
      </FieldPlace>
      <FieldPlace draft={draft} path="buyer" className="doc-side">
        {(error) => (
          <>
            <ReceiverField
              label={t('editor.to')}
              value={connectionId ?? null}
              start={buyer.name}
              autoFocus={draft.untouched && buyer.name === ''}
              error={error ?? errorBelow(draft)}
              onChange={(id) => onConnection(id ?? undefined)}
              onConnection={(chosen) => draft.change({ buyer: partyFrom(chosen) })}
            />
            <p>{partyLine(buyer)}</p>
            {connection && (
              <Status tone={connection.State === 'ACCEPTED' ? 'good' : 'warn'}>
                {connection.State === 'ACCEPTED'
                  ? t('editor.connected')
                  : t('send.waits', { receiver: connection.CompanyName })}
              </Status>
            )}
          </>
        )}
      </FieldPlace>
    </div>
  )
}

/** What is wrong with the buyer's own data shows at the field that chooses the buyer. */
const errorBelow = (draft: Draft): ReactNode => {
  const below = draft.findings.find(({ path }) => path.startsWith('buyer.'))
  const finding = below && draft.errorAt(below.path)
  return finding && <FindingWords finding={finding} />
}

function partyLine({ address, vatId }: PartyForm): string {
  const { street, number, zip, city, country } = address ?? {}
  const parts = [[street, number], [zip, city], [country]].map((words) => words.filter(Boolean).join(' '))
  const place = parts.filter((part) => part !== '').join(', ')
  return [place, vatId].filter(Boolean).join(' · ')
}
