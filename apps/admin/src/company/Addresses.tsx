import { Button, IconButton, Menu } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { addressLines } from './address.ts'
import { type Address, addressesKey, useAddresses } from './api.ts'

/** Where the company is delivered to and billed. */
export function Addresses() {
  const { t } = useWords()
  const { may, company, notify } = useKontor()
  const [edited, setEdited] = useState<Address | 'new'>()
  const mayWrite = may('company.write')
  const remove = useAct(
    addressesKey,
    ({ companies }, { id: addressId }: Address) => companies.deleteAddress({ params: { id: company.id, addressId } }),
    () => notify('success', t('address.done.remove')),
  )
  return (
    <section className="admin-part" aria-labelledby="company-addresses">
      <div className="admin-bar">
        <h2 id="company-addresses" className="admin-h2">
          {t('address.title')}
        </h2>
        {mayWrite && <Button onClick={() => setEdited('new')}>{t('address.add')}</Button>}
      </div>
      <Answer of={useAddresses()}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p className="admin-quiet">{t('address.none')}</p>
          ) : (
            <ul className="admin-list" aria-labelledby="company-addresses">
              {addresses.map((address) => {
                const place = addressLines(address).join(', ')
                return (
                  <li key={address.id} className="admin-row">
                    <span>{place}</span>
                    <span className="admin-quiet">
                      {t(`address.type.${address.location_type}`)}
                      {address.is_default_location && ` · ${t('address.default')}`}
                    </span>
                    {mayWrite && (
                      <Menu
                        entries={[
                          { id: 'edit', text: t('address.edit'), onSelect: () => setEdited(address) },
                          {
                            id: 'remove',
                            text: t('address.remove'),
                            danger: true,
                            onSelect: () => remove.mutate(address),
                          },
                        ]}
                      >
                        <IconButton icon={MoreHorizontal} label={t('address.acts', { place })} />
                      </Menu>
                    )}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Answer>
      {edited && <AddressDialog address={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
