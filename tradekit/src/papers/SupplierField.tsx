import { ComboBox, Status, TextField } from '@kontor/kit'
import { useState } from 'react'
import { FieldPlace } from '../editor/FieldPlace.tsx'
import { partyFrom } from '../editor/start.ts'
import type { Draft } from '../editor/useDraft.ts'
import { useWords } from '../kontor.ts'
import { useConnections } from '../queries/connections.ts'
import { addressLine } from '../words/address.ts'
import { KnownSupplier } from './KnownSupplier.tsx'
import { isOfSeller } from './rates.ts'

/**
 * From whom the paper is: one of the company's connections, found by name, tax id or account as one types, or somebody
 * new, who is kept as a partner outside of the network.
 */
export function SupplierField({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { form, change } = draft
  const { seller } = form
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string }>()
  const [typed, setTyped] = useState('')
  const { data: connections = [], isFetching } = useConnections(typed)
  const isNew = seller.name.trim() !== '' && chosen?.name !== seller.name
  const isMissing =
    seller.name.trim() === '' &&
    draft.findings.some(({ path }) => isOfSeller(path) && (draft.errorAt(path) ?? draft.errorAt('seller')))
  const country = seller.address?.country ?? ''
  return (
    <FieldPlace draft={draft} path="seller" className="doc-supplier">
      {() => (
        <>
          <ComboBox
            label={t('papers.supplier')}
            required
            free
            value={chosen?.name === seller.name ? chosen.id : null}
            text={seller.name}
            onText={(name) => {
              if (name === seller.name) return
              change({ seller: { ...seller, name } })
              setTyped(name.trim())
            }}
            onChange={(id) => {
              const connection = connections.find((one) => one.ConnectionId === id)
              if (!connection) return
              setChosen({ id: connection.ConnectionId, name: connection.CompanyName })
              setTyped('')
              change({ seller: partyFrom(connection) })
            }}
            options={connections.map((one) => ({
              id: one.ConnectionId,
              label: one.CompanyName,
              note: addressLine(one.AddressLines, one.Country),
            }))}
            loading={isFetching}
            loadingText={t('list.loading')}
            emptyText={t('papers.supplierNone')}
            openLabel={t('papers.supplier')}
            placeholder={t('papers.supplierHint')}
            autoFocus={draft.untouched}
            error={isMissing && t('papers.supplierMissing')}
          />
          <TextField
            label={t('papers.vatId')}
            value={seller.vatId ?? ''}
            autoComplete="off"
            onChange={(text) => change({ seller: { ...seller, vatId: text || undefined } })}
          />
          <TextField
            label={t('papers.country')}
            value={country}
            autoComplete="off"
            maxLength={2}
            onChange={(text) =>
              change({
                seller: { ...seller, address: { ...seller.address, country: text.toUpperCase() || undefined } },
              })
            }
          />
          <div className="doc-supplier-known" aria-live="polite">
            <KnownSupplier
              draft={draft}
              onUse={(connection) => {
                setChosen({ id: connection.ConnectionId, name: connection.CompanyName })
                change({ seller: partyFrom(connection) })
              }}
            >
              {isNew && connections.length === 0 && !isFetching && (
                <Status tone="info">{t('papers.supplierNew')}</Status>
              )}
            </KnownSupplier>
          </div>
        </>
      )}
    </FieldPlace>
  )
}
