import { Status } from '@kontor/kit'
import type { PartyForm } from '@kontor/ubl'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FindingWords } from '../findings/FindingWords.tsx'
import { useWords } from '../kontor.ts'
import { useConnection } from '../queries/connections.ts'
import { ReceiverField } from '../sending/ReceiverField.tsx'
import { useMeantReceiver } from '../sending/useMeantReceiver.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { kindOf, receiverIn } from './kinds.ts'
import { partyFrom } from './start.ts'
import { useAgreedTerms } from './useAgreedTerms.ts'
import type { Draft } from './useDraft.ts'

export interface PartiesProps {
  readonly draft: Draft
  readonly connectionId: string | undefined
  readonly onConnection: (connectionId: string | undefined) => void
}

/** Who writes it and who gets it. */
export function Parties({ draft, connectionId, onConnection }: PartiesProps) {
  const { t } = useWords()
  const to = receiverIn(draft.form)
  const issuer = draft.form[kindOf(draft.form).issuer]
  const receiver = draft.form[to]
  const { data: connection } = useConnection(connectionId)
  const takeTerms = useAgreedTerms(draft)

  // A draft that was written elsewhere names its receiver in words: the connection that it means is found once.
  const { name, vatId, endpointId } = receiver
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
      <FieldPlace draft={draft} path={kindOf(draft.form).issuer} className="doc-side">
        {(error) => (
          <>
            <h2>{t('editor.from')}</h2>
            <b>{issuer.name}</b>
            <p>{partyLine(issuer)}</p>
            {error && <p className="doc-problem">{error}</p>}
          </>
        )}
      </FieldPlace>
      <FieldPlace draft={draft} path={to} className="doc-side">
        {(error) => (
          <>
            <ReceiverField
              label={t('editor.to')}
              value={connectionId ?? null}
              start={receiver.name}
              autoFocus={draft.untouched && receiver.name === ''}
              error={error ?? errorBelow(draft, to)}
              onChange={(id) => onConnection(id ?? undefined)}
              onConnection={(chosen) => {
                draft.change({ [to]: partyFrom(chosen) })
                takeTerms(chosen.ConnectionId)
              }}
            />
            <p>{partyLine(receiver)}</p>
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

/** What is wrong with the receiver's own data shows at the field that chooses the receiver. */
const errorBelow = (draft: Draft, to: 'seller' | 'buyer'): ReactNode => {
  const below = draft.findings.find(({ path }) => path.startsWith(`${to}.`))
  const finding = below && draft.errorAt(below.path)
  return finding && <FindingWords finding={finding} />
}

function partyLine({ address, vatId }: PartyForm): string {
  const { street, number, zip, city, country } = address ?? {}
  const parts = [[street, number], [zip, city], [country]].map((words) => words.filter(Boolean).join(' '))
  const place = parts.filter((part) => part !== '').join(', ')
  return [place, vatId].filter(Boolean).join(' · ')
}
