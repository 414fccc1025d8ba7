import { ComboBox } from '@kontor/kit'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { useConnections } from '../queries/connections.ts'
import type { Connection } from '../queries/types.ts'
import { addressLine } from '../words/address.ts'

export interface ReceiverFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (connectionId: string | null) => void
  readonly onConnection?: ((connection: Connection) => void) | undefined
  readonly description?: ReactNode
  readonly error?: ReactNode
  /** The name in the field while nothing was typed. */
  readonly start: string
  readonly autoFocus?: boolean
}

/** One of the company's connections, found by typing a part of its name. */
export function ReceiverField({
  label,
  value,
  onChange,
  onConnection,
  description,
  error,
  start,
  autoFocus,
}: ReceiverFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState(start)
  const [typed, setTyped] = useState('')
  useEffect(() => setText(start), [start])
  const { data: connections = [], isFetching } = useConnections(typed)
  const chosen = connections.find((one) => one.ConnectionId === value)
  return (
    <ComboBox
      label={label}
      required
      value={value}
      text={text}
      onText={(next) => {
        setText(next)
        // The name of what is chosen is no search: it would leave nothing else to choose.
        setTyped(next === chosen?.CompanyName ? '' : next.trim())
      }}
      onChange={(id) => {
        onChange(id)
        const connection = connections.find((one) => one.ConnectionId === id)
        if (connection) {
          setText(connection.CompanyName)
          onConnection?.(connection)
        }
      }}
      options={connections.map((one) => ({
        id: one.ConnectionId,
        label: one.CompanyName,
        note: addressLine(one.AddressLines, one.Country),
      }))}
      loading={isFetching}
      loadingText={t('list.loading')}
      emptyText={t('editor.toNone')}
      openLabel={label}
      placeholder={t('editor.toHint')}
      {...(description && { description })}
      {...(error && { error })}
      autoFocus={autoFocus}
    />
  )
}
