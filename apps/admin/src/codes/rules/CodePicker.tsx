import { ComboBox } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../../kontor.ts'
import { type CodeList, useEntries } from '../api.ts'

export interface CodePickerProps {
  readonly list: CodeList
  readonly code: string | undefined
  readonly error: string | false
  readonly onChange: (code: string | undefined) => void
}

/** A code of a list, found by itself or by its label. */
export function CodePicker({ list, code, error, onChange }: CodePickerProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string>()
  const { data, isFetching } = useEntries(list.ListId, typed?.trim() ?? code ?? '')
  const options = (data?.Entries ?? []).map(({ Code, Label }) => ({
    id: Code,
    label: [Code, Label].filter(Boolean).join(' '),
  }))
  return (
    <ComboBox
      label={list.Name}
      options={options}
      value={code ?? null}
      onChange={(next) => {
        setTyped(undefined)
        onChange(next ?? undefined)
      }}
      text={typed ?? options.find(({ id }) => id === code)?.label ?? code ?? ''}
      onText={(text) => {
        setTyped(text)
        if (text === '') onChange(undefined)
      }}
      loading={isFetching}
      loadingText={t('rules.loading')}
      emptyText={t('rules.noCode')}
      openLabel={t('rules.open', { list: list.Name })}
      error={error}
    />
  )
}
