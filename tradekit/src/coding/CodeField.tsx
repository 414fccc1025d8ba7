import { ComboBox } from '@kontor/kit'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type CodingList, findEntries, useEntries, type Value } from '../queries/coding.ts'
import { LookUps } from './look-ups.ts'

export interface CodeFieldProps {
  /** The document that is coded, where there is one yet: it keeps codes that are out of use. */
  readonly documentId?: string | undefined
  readonly list: CodingList
  readonly value: Value | undefined
  /** What was chosen of other lists beside it. */
  readonly beside: readonly Value[]
  /** Where it stands, for whoever does not see it: 'Line 2, part 1'. */
  readonly place: string
  readonly required: boolean
  readonly note?: string | undefined
  readonly readOnly?: boolean
  readonly onChange: (value: Value | undefined) => void
}

const wordOf = ({ code, label }: Pick<Value, 'code' | 'label'>): string => [code, label].filter(Boolean).join(' ')

/** A code of a list: found by itself or by its label; one that is typed in full need not be chosen. */
export function CodeField({
  documentId,
  list,
  value,
  beside,
  place,
  required,
  note,
  readOnly = false,
  onChange,
}: CodeFieldProps) {
  const kontor = useKontor()
  const { t, locale } = useWords()
  const begun = use(LookUps)
  const start = value ? wordOf(value) : ''
  // What is being typed, over which code: once that is another, its own words stand.
  const [typing, setTyping] = useState<{ over: string | undefined; text: string }>()
  const [wanted, setWanted] = useState(false)
  const typed = typing && typing.over === value?.code ? typing.text : undefined
  const search = { documentId, listId: list.ListId, chosen: beside, text: typed?.trim() ?? '' }
  const { data = [], isFetching } = useEntries(search, wanted)
  const chosen = useRef(value?.code)
  useLayoutEffect(() => {
    chosen.current = value?.code
  }, [value?.code])
  const take = (entry: { Code: string; Label: string } | undefined) =>
    onChange(entry && { listId: list.ListId, code: entry.Code, label: entry.Label })
  // What was typed and neither chosen nor looked up; the field is emptied before it is left, whatever leads elsewhere.
  const written = useRef('')
  const acceptTyped = async () => {
    const text = written.current.trim()
    written.current = ''
    if (text === '') return
    const found = await findEntries(kontor, locale, { ...search, text })
    const exact = found.find(({ Code }) => Code.toLowerCase() === text.toLowerCase())
    // An option that was pointed at was chosen meanwhile.
    if (exact && chosen.current === value?.code) take(exact)
  }
  return (
    <div
      className="doc-code"
      onFocusCapture={() => setWanted(true)}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) written.current = target.value
      }}
      onBlurCapture={() => {
        begun(acceptTyped())
        setTyping(undefined)
      }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Enter' || key === 'Tab') begun(acceptTyped())
      }}
    >
      <ComboBox
        label={
          <>
            {list.Name} <span className="doc-hidden">{place}</span>
          </>
        }
        required={required}
        readOnly={readOnly}
        options={data.map(({ Code, Label }) => ({ id: Code, label: wordOf({ code: Code, label: Label }) }))}
        value={value?.code ?? null}
        onChange={(code) => {
          written.current = ''
          take(data.find(({ Code }) => Code === code))
        }}
        text={typed ?? start}
        // The words of what is chosen are no search: they would leave nothing else to choose.
        onText={(text) => setTyping(text === start ? undefined : { over: value?.code, text })}
        loading={isFetching}
        loadingText={t('list.loading')}
        emptyText={t('coding.noEntry')}
        openLabel={t('coding.open', { list: list.Name, place })}
        {...(note && { description: note })}
      />
    </div>
  )
}
