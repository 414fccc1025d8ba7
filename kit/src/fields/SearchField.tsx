import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../feedback/Icon.tsx'
import { useHotkeys } from '../keys/useHotkeys.ts'
import { delays } from '../theme/delays.ts'
import { TextField } from './TextField.tsx'

export type SearchFieldProps = {
  /** Its name; not shown. */
  label: string
  placeholder?: string | undefined
  /** What is searched for now. */
  text: string
  /** After a short rest in typing, and at once with Enter or Escape. */
  onText: (text: string) => void
  /** Comes here from anywhere on the page: '/'. */
  hotkey?: string | undefined
}

/** Searches as it is typed into; Escape clears it and goes back to the page. */
export function SearchField({ label, placeholder, text, onText, hotkey }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onText(typed), delays.fast)
    return () => clearTimeout(timer)
  }, [typed, text, onText])
  useHotkeys(hotkey ? { [hotkey]: () => field.current?.select() } : {})

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== text) onText(typed)
    if (event.key !== 'Escape') return
    event.preventDefault()
    setTyped('')
    if (text !== '') onText('')
    field.current?.blur()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of the field in it
    <div className="k-search" onKeyDown={press}>
      <TextField
        ref={field}
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        prefix={<Icon of={Search} />}
      />
    </div>
  )
}
