import { Button } from '@kontor/kit'
import { useEffect, useRef, useState } from 'react'
import type { RegistrationWords } from './useRegistrationWords.ts'

export interface LogoFieldProps {
  readonly t: RegistrationWords['t']
  readonly logo: File | undefined
  readonly onChange: (logo: File | undefined) => void
}

/** As many bytes as a logo may have, and pixels a side (K-CMP-06). */
const [maxBytes, maxPixels] = [1_000_000, 4096]

/** The company's logo, shown as it was chosen; a file that is no picture is refused at once. */
export function LogoField({ t, logo, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(undefined)
    if (logo === undefined) return undefined
    // As data: the shell's pages show no blobs (CSP).
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(logo)
    return () => reader.abort()
  }, [logo])
  async function choose(file: File) {
    const isPicture = file.size <= maxBytes && (await createImageBitmap(file).then(fits, () => false))
    setIsWrong(!isPicture)
    onChange(isPicture ? file : undefined)
  }
  return (
    <div className="s-logo">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void choose(file)
        }}
      />
      {address && <img src={address} alt={t('register.logo.chosen')} />}
      <Button onClick={() => input.current?.click()}>{t(logo ? 'register.logo.other' : 'register.logo')}</Button>
      {logo && (
        <Button type="text" onClick={() => onChange(undefined)}>
          {t('register.logo.remove')}
        </Button>
      )}
      <p className="s-quiet" role="status">
        {isWrong && t('register.logo.wrong')}
      </p>
    </div>
  )
}

function fits(picture: ImageBitmap): boolean {
  const { width, height } = picture
  picture.close()
  return Math.max(width, height) <= maxPixels
}
