import { IconButton, TextField } from '@kontor/kit'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ObjectField } from '../explain/ObjectField.tsx'
import { useWords } from '../kontor.ts'
import type { PartnerAccount } from './api.ts'

interface PartnerAccountsProps {
  readonly accounts: readonly PartnerAccount[]
  readonly readOnly: boolean
  readonly onChange: (accounts: PartnerAccount[]) => void
}

/** The account of each partner in the ledger: as a creditor, as a debtor. */
export function PartnerAccounts({ accounts, readOnly, onChange }: PartnerAccountsProps) {
  const { t } = useWords()
  const [asked, setAsked] = useState(0)
  const change = (at: number, part: Partial<PartnerAccount>) =>
    onChange(accounts.map((one, index) => (index === at ? kept({ ...one, ...part }) : one)))
  return (
    <fieldset className="admin-pairs">
      <legend>{t('ledger.partners')}</legend>
      {accounts.map(({ ConnectionId, Name = ConnectionId, Creditor = '', Debtor = '' }, at) => (
        <div key={ConnectionId} className="admin-ledger-partner">
          <span>
            <bdi>{Name}</bdi>
          </span>
          <TextField
            label={t('ledger.creditor', { partner: Name })}
            hideLabel
            readOnly={readOnly}
            inputMode="numeric"
            placeholder="70001"
            value={Creditor}
            onChange={(value) => change(at, { Creditor: value.trim() })}
          />
          <TextField
            label={t('ledger.debtor', { partner: Name })}
            hideLabel
            readOnly={readOnly}
            inputMode="numeric"
            placeholder="10001"
            value={Debtor}
            onChange={(value) => change(at, { Debtor: value.trim() })}
          />
          {!readOnly && (
            <IconButton
              icon={X}
              label={t('ledger.removePartner', { partner: Name })}
              onClick={() => onChange(accounts.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {!readOnly && (
        <ObjectField
          key={asked}
          subject="connection"
          label={t('ledger.addPartner')}
          value={null}
          onChange={(id, name) => {
            if (id === null || accounts.some(({ ConnectionId }) => ConnectionId === id)) return
            onChange([...accounts, { ConnectionId: id, Name: name }])
            setAsked(asked + 1)
          }}
        />
      )}
    </fieldset>
  )
}

/** Without what is empty. */
function kept({ ConnectionId, Name, Creditor, Debtor }: PartnerAccount): PartnerAccount {
  return { ConnectionId, ...(Name && { Name }), ...(Creditor && { Creditor }), ...(Debtor && { Debtor }) }
}
