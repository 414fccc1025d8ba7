import { ComboBox, type ComboBoxProps } from '@kontor/kit'
import { useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useConnections } from '../queries/connections.ts'

export interface SupplierFieldProps extends Pick<ComboBoxProps, 'label' | 'placeholder' | 'error'> {
  readonly value: string | null
  readonly name: string
  readonly onChange: (id: string | null, name: string) => void
}

/** One of the company's partners, found by a part of its name; or none. */
export function SupplierField({ label, placeholder, error, value, name, onChange }: SupplierFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState(name)
  const [typed, setTyped] = useState('')
  useEffect(() => setText(name), [name])
  const { data: connections = [], isFetching } = useConnections(typed)
  return (
    <ComboBox
      label={label}
      error={error}
      value={value}
      text={text}
      onText={(next) => {
        setText(next)
        setTyped(next === name ? '' : next.trim())
      }}
      onChange={(id) => {
        const found = connections.find(({ ConnectionId }) => ConnectionId === id)
        onChange(id, found?.CompanyName ?? '')
      }}
      options={connections.map(({ ConnectionId, CompanyName }) => ({ id: ConnectionId, label: CompanyName }))}
      loading={isFetching}
      loadingText={t('list.loading')}
      emptyText={t('partner.none')}
      openLabel={t('partner.open')}
      placeholder={placeholder}
    />
  )
}
