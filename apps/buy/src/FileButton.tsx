import { Button } from '@kontor/kit'
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useKontor, useWords } from './kontor.ts'

export interface FileButtonProps {
  readonly icon: LucideIcon
  readonly text: string
  /** What is said where that is not enough. */
  readonly label?: string
  /** Only pictures; several at once. */
  readonly pictures?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The most bytes of one file. */
const maxBytes = 10_000_000

/** Chooses files; one that is too large is said at once, and none is taken. */
export function FileButton({ icon, text, label, pictures = false, onFiles }: FileButtonProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const input = useRef<HTMLInputElement>(null)
  const choose = (files: readonly File[]) => {
    const large = files.find(({ size }) => size > maxBytes)
    if (large) notify('error', t('buy.file.tooLarge', { file: large.name }))
    else if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button type="text" icon={icon} {...(label && { label })} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        {...(pictures && { accept: 'image/*', multiple: true })}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
