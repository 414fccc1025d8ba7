import { KontorError } from '@kontor/client'
import { useState } from 'react'

/** The server's own words for why it refused. */
export const reasonOf = (error: unknown): string =>
  error instanceof KontorError ? (error.body?.Message ?? error.message) : String(error)

/** One value that is entered and sent, and why it was refused. */
export function useSending(send: (value: string) => Promise<unknown>, missing: string) {
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  return {
    value,
    setValue: (next: string) => {
      setValue(next)
      setFault(undefined)
    },
    fault,
    busy,
    async submit() {
      if (busy) return
      if (value.trim() === '') return setFault(missing)
      setBusy(true)
      try {
        await send(value)
      } catch (error) {
        setFault(reasonOf(error))
        setBusy(false)
      }
    },
  }
}
