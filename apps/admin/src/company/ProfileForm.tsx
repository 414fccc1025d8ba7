import { Button, IconButton, TextField } from '@kontor/kit'
import { focusFirstError } from '@kontor/tradekit/layout'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { FormFoot } from '../words/FormFoot.tsx'
import { type Account, useSaveAccount } from './api.ts'
import { addressParts, isChanged, kept, type Pair, type Profile, profileOf } from './profile.ts'

/** The company's name, address and identifiers, to be changed. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useWords()
  const { notify, setUnsaved } = useKontor()
  const saved = useMemo(() => profileOf(account), [account])
  const [profile, setProfile] = useState(saved)
  const [tried, setTried] = useState(false)
  const save = useSaveAccount(account)
  const changed = isChanged(profile, saved)
  // What somebody else saved shows where nothing was typed here.
  const [base, setBase] = useState(saved)
  if (base !== saved) {
    setBase(saved)
    if (!isChanged(profile, base)) setProfile(saved)
  }
  useEffect(() => {
    setUnsaved(changed)
    return () => setUnsaved(false)
  }, [changed, setUnsaved])

  const set = (part: Partial<Profile>) => setProfile({ ...profile, ...part })
  const nameless = profile.name.trim() === ''
  const halfPair = profile.identifiers.some(isHalf)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (nameless || halfPair) return focusFirstError(event.currentTarget as HTMLFormElement)
    if (!changed) return notify('info', t('company.unchanged'))
    save.mutate(profile, {
      onSuccess: () => {
        setTried(false)
        setProfile(kept(profile))
      },
    })
  }
  return (
    <form className="admin-form" onSubmit={submit}>
      <TextField
        label={t('company.name')}
        required
        value={profile.name}
        onChange={(name) => set({ name })}
        autoComplete="organization"
        error={tried && nameless ? t('company.nameNeeded') : undefined}
      />
      <div className="admin-address">
        {addressParts.map((part) => (
          <TextField
            key={part}
            label={t(`company.${part}`)}
            value={profile[part]}
            onChange={(value) => set({ [part]: value })}
          />
        ))}
      </div>
      <Identifiers pairs={profile.identifiers} tried={tried} onChange={(identifiers) => set({ identifiers })} />
      <FormFoot saving={save} save={t('company.save')}>
        {changed && <Button onClick={() => setProfile(saved)}>{t('company.undo')}</Button>}
      </FormFoot>
    </form>
  )
}

const isHalf = ({ scheme, value }: Pair) => scheme.trim() === '' && value.trim() !== ''

interface IdentifiersProps {
  readonly pairs: readonly Pair[]
  readonly tried: boolean
  readonly onChange: (pairs: readonly Pair[]) => void
}

function Identifiers({ pairs, tried, onChange }: IdentifiersProps) {
  const { t } = useWords()
  const change = (at: number, part: Partial<Pair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)))
  return (
    <fieldset className="admin-pairs">
      <legend>{t('company.identifiers')}</legend>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed a pair is known by its place alone
        <div key={at} className="admin-pair">
          <TextField
            label={t('company.scheme', { line: at + 1 })}
            hideLabel
            value={pair.scheme}
            onChange={(scheme) => change(at, { scheme })}
            placeholder="DE:VAT"
            error={tried && isHalf(pair) ? t('company.schemeNeeded') : undefined}
          />
          <TextField
            label={t('company.value', { line: at + 1 })}
            hideLabel
            value={pair.value}
            onChange={(value) => change(at, { value })}
          />
          <IconButton
            icon={X}
            label={t('company.removeIdentifier', { line: at + 1 })}
            onClick={() => onChange(pairs.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button type="text" onClick={() => onChange([...pairs, { scheme: '', value: '' }])}>
        {t('company.addIdentifier')}
      </Button>
    </fieldset>
  )
}
