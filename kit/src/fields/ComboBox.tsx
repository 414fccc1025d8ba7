import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext, Input, Popover } from 'react-aria-components'
import { matchesQuery } from '../actions/matchesQuery.ts'
import { Icon } from '../feedback/Icon.tsx'
import { definedProps } from '../theme/definedProps.ts'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'
import { type Option, Options } from './Options.tsx'

export type ComboBoxProps = FieldProps & {
  /** What fits the text now: filter them yourself, or load them when `onText` tells; all there are where they are `fixed`. */
  options: readonly Option[]
  /** The options are all there are: those are shown that fit the text, and all while it says what is chosen. */
  fixed?: boolean | undefined
  /** The id of what is chosen; null for nothing yet. */
  value: string | null
  onChange: (id: string | null) => void
  /** The text in the field, and each change of it: by typing, by choosing, by leaving. */
  text: string
  onText: (text: string) => void
  /** Options are on their way. */
  loading?: boolean | undefined
  loadingText: ReactNode
  /** Shown where nothing fits: 'No company of that name'. */
  emptyText: ReactNode
  /** Name of the button that opens the list. */
  openLabel: string
  /** Any text will do; the options only propose. */
  free?: boolean | undefined
  /** What is chosen is kept elsewhere, one after the other: the field is empty for the next. */
  several?: boolean | undefined
  /** Any text will do, and nothing else than typing asks for proposals: where there are none, there is no list. */
  proposes?: boolean | undefined
  /** A button beside the one that opens the list, to another way to choose. */
  other?: { readonly icon: LucideIcon; readonly label: string; readonly onPress: () => void } | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
}

/** How many options the list has at first, and how many more come at its end. */
const pageSize = 40

/** A text with proposals, from a long list or from the server. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, text, onText, loading, loadingText, emptyText, openLabel } = props
  const { free, several, proposes, placeholder, other } = props

  // The words of what is chosen, to return to: the options of the moment need not hold it.
  const chosen = useRef({ id: value, label: text })
  useEffect(() => {
    if (value !== chosen.current.id) chosen.current = { id: value, label: text }
  }, [value, text])

  // React Aria empties a field that is left, too, where its list does not hold what was chosen meanwhile.
  const isTyped = useRef(false)
  const type = (next: string) => {
    onText(next)
    if (next === '' && value !== null && isTyped.current) choose(null)
    isTyped.current = false
  }
  // React Aria calls it for a choice and again with the same when the person leaves or escapes: then the words return.
  const choose = (id: string | null) => {
    if (proposes) {
      if (id !== null) onChange(id)
      return
    }
    if (several) {
      if (id !== null) onChange(id)
      return onText('')
    }
    const option = options.find((one) => one.id === id)
    if (id !== chosen.current.id) chosen.current = { id, label: option?.label ?? '' }
    if (id !== value) onChange(id)
    if (chosen.current.label !== text && !(free && id === null)) onText(chosen.current.label)
  }

  const offered = offeredOf(props)

  // A hundred and sixty currencies take a phone the better part of a second: the next come as the reader gets there.
  const [limit, setLimit] = useState(pageSize)
  const items = offered.slice(0, Math.max(limit, offered.findIndex(({ id }) => id === value) + pageSize / 2))

  return (
    <AriaComboBox
      {...ariaField(props)}
      {...definedProps({ autoFocus: props.autoFocus })}
      items={items}
      onOpenChange={() => setLimit(pageSize)}
      value={value}
      onChange={(id) => choose(id === null ? null : String(id))}
      inputValue={text}
      onInputChange={type}
      allowsCustomValue={free ?? proposes ?? false}
      allowsEmptyCollection={!proposes}
      menuTrigger="input"
    >
      <FieldFrame {...props}>
        <div
          className="k-box"
          onInputCapture={() => {
            isTyped.current = true
          }}
        >
          {proposes ? (
            <ProposingInput count={offered.length} placeholder={placeholder} />
          ) : (
            <>
              <OpeningInput placeholder={placeholder} />
              <Button className="k-box-button" aria-label={openLabel}>
                <Icon of={ChevronDown} />
              </Button>
              {other && (
                <Button slot={null} className="k-box-button" aria-label={other.label} onPress={other.onPress}>
                  <Icon of={other.icon} />
                </Button>
              )}
            </>
          )}
        </div>
      </FieldFrame>
      <Popover className="k-popover" offset={4}>
        <Options
          options={items}
          empty={loading ? loadingText : emptyText}
          onMore={items.length < offered.length ? () => setLimit(items.length + pageSize) : undefined}
        />
      </Popover>
    </AriaComboBox>
  )
}

/** What the list holds for the text of the moment. */
function offeredOf({ options, fixed, value, text, loading }: ComboBoxProps): readonly Option[] {
  if (fixed) {
    const isAnything = text.trim() === '' || options.some(({ id, label }) => id === value && label === text)
    return isAnything ? options : options.filter((option) => matchesQuery(wordsOf(option), text))
  }
  // Until the answer to the last letter is there, what answered the letters before must not be chosen by a fast typist.
  return loading ? options.filter(holds(text)) : options
}

const wordsOf = ({ label, note = '' }: Option): string => `${label} ${note}`

/** Whoever loads the options may find them by any part of their words. */
const holds = (text: string) => {
  const part = text.trim().toLocaleLowerCase()
  return (option: Option) => wordsOf(option).toLocaleLowerCase().includes(part)
}

/** Opens its list when proposals come that were not there when the last letter was typed, or when a text was pasted. */
function ProposingInput({ count, placeholder }: { count: number; placeholder: string | undefined }) {
  const state = use(ComboBoxStateContext)
  const before = useRef(count)
  useEffect(() => {
    if (before.current === 0 && count > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input')
    before.current = count
  }, [count, state])
  return <Input className="k-input" {...definedProps({ placeholder })} />
}

/** Opens its list when it is tapped or clicked: on a phone nobody types into a field to see what there is. */
function OpeningInput({ placeholder }: { placeholder: string | undefined }) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className="k-input"
      {...definedProps({ placeholder })}
      onClick={({ currentTarget: { disabled, readOnly } }) => {
        if (!disabled && !readOnly && !state?.isOpen) state?.open(null, 'manual')
      }}
    />
  )
}
