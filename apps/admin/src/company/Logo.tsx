import { Button } from '@kontor/kit'
import { useEffect, useRef, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { type Account, accountKey, useLogo } from './api.ts'
import './logo.css'

/** The company's logo, as partners see it beside its documents. */
export function Logo({ account }: { account: Account }) {
  const { t } = useWords()
  const { company, notify } = useKontor()
  const file = useRef<HTMLInputElement>(null)
  const params = { id: company.id, type: 'LOGO' } as const
  const save = useAct(
    accountKey,
    async ({ companies }, given: File) =>
      companies.saveImage({ params, body: new Uint8Array(await given.arrayBuffer()) }),
    () => notify('success', t('logo.done.save')),
  )
  const remove = useAct(
    accountKey,
    ({ companies }) => companies.deleteImage({ params }),
    () => notify('success', t('logo.done.remove')),
  )
  const address = useObjectAddress(useLogo(account).data)
  return (
    <section className="admin-part" aria-labelledby="company-logo">
      <h2 id="company-logo" className="admin-h2">
        {t('logo')}
      </h2>
      <p className="admin-quiet">{t('logo.text')}</p>
      <div className="admin-logo">
        {address && <img src={address} alt={t('logo.of', { company: account.CompanyName })} />}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            const [given] = target.files ?? []
            // The same file can be chosen again.
            target.value = ''
            if (given) save.mutate(given)
          }}
        />
        <div className="admin-actions">
          <Button busy={save.isPending} onClick={() => file.current?.click()}>
            {t(account.LogoURL ? 'logo.replace' : 'logo.upload')}
          </Button>
          {account.LogoURL && (
            <Button type="text" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {t('logo.remove')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** An address under which the page can show bytes, for as long as it does. */
function useObjectAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return setAddress(undefined)
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
