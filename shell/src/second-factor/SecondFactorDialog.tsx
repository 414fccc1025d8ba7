import { Badge, Button, DialogForm, Modal, Skeleton, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Api } from '../api.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useOthers } from '../sessions/useOthers.ts'
import { AppSecret } from './AppSecret.tsx'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type FactorWords, useFactorWords } from './useFactorWords.ts'
import { useSending } from './useSending.ts'

type State = Awaited<ReturnType<Api['credentials']['readSecondFactor']>>
type Secret = Awaited<ReturnType<Api['credentials']['beginSecondFactor']>>
type Words = FactorWords['t']

export interface SecondFactorDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The person's authenticator app: set up, its recovery codes, and taken away. */
export function SecondFactorDialog({ open, onClose }: SecondFactorDialogProps) {
  const { t: shell } = useWords()
  const words = useFactorWords()
  if (words === undefined) return null
  return (
    <Modal
      visible={open}
      onDismiss={onClose}
      size="small"
      title={words.t('factor.title')}
      closeLabel={shell('shell.close')}
      coverDisabled
    >
      <Factor t={words.t} />
    </Modal>
  )
}

/** What is under way: the password for something, the picture to scan, codes to keep. */
type Doing = { readonly kind: 'password'; readonly what: 'begin' | 'renew' | 'remove' } | Scanning | Keeping
type Scanning = { readonly kind: 'scan'; readonly secret: Secret }
type Keeping = { readonly kind: 'keep'; readonly codes: readonly string[] }

function Factor({ t }: { t: Words }) {
  const { api } = useServices()
  const { offerToEnd } = useOthers()
  const [doing, setDoing] = useState<Doing>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['second-factor'],
    staleTime: 0,
    queryFn: ({ signal }) => api.credentials.readSecondFactor({}, { signal }),
  })
  async function done(next?: Doing, says?: string) {
    await refetch()
    setDoing(next)
    if (says !== undefined) offerToEnd(says)
  }
  const back = () => setDoing(undefined)
  const withPassword = {
    begin: async (Password: string) =>
      setDoing({ kind: 'scan', secret: await api.credentials.beginSecondFactor({ body: { Password } }) }),
    renew: async (Password: string) =>
      done({ kind: 'keep', codes: (await api.credentials.renewRecoveryCodes({ body: { Password } })).RecoveryCodes }),
    remove: async (Password: string) => {
      await api.credentials.removeSecondFactor({ body: { Password } })
      await done(undefined, t('factor.removed'))
    },
  }

  if (isError) return <p role="alert">{t('factor.failed')}</p>
  if (data === undefined) return <Skeleton rows={2} label={t('factor.title')} />
  if (doing?.kind === 'keep')
    return (
      <div className="s-factor">
        <RecoveryCodes t={t} codes={doing.codes} />
        <Button type="primary" onClick={back}>
          {t('codes.done')}
        </Button>
      </div>
    )
  if (doing?.kind === 'scan')
    return (
      <Ask
        key="scan"
        t={t}
        submit={t('setUp.confirm')}
        onCancel={back}
        send={async (Code) => {
          const { RecoveryCodes: codes } = await api.credentials.confirmSecondFactor({ body: { Code } })
          await done({ kind: 'keep', codes }, t('factor.added'))
        }}
        field={(props) => <CodeField t={t} {...props} />}
      >
        <AppSecret t={t} secret={doing.secret} />
      </Ask>
    )
  if (doing?.kind === 'password')
    return (
      <Ask
        key={doing.what}
        t={t}
        submit={t(`factor.${doing.what}`)}
        danger={doing.what === 'remove'}
        onCancel={back}
        send={withPassword[doing.what]}
        field={(props) => (
          <TextField
            label={t('factor.password')}
            name="current-password"
            type="password"
            autoComplete="current-password"
            autoFocus
            {...props}
          />
        )}
      >
        <p>{t(`factor.${doing.what}Text`)}</p>
      </Ask>
    )
  return <Overview t={t} state={data} onAsk={(what) => setDoing({ kind: 'password', what })} />
}

interface OverviewProps {
  t: Words
  state: State
  onAsk: (what: 'begin' | 'renew' | 'remove') => void
}

function Overview({ t, state, onAsk }: OverviewProps) {
  const { format } = useWords()
  const { On, Since, Demanded, RecoveryCodesLeft: left } = state
  return (
    <div className="s-factor">
      <p className="s-factor-state">
        <Badge tone={On ? 'accent' : 'mute'} text={t(On ? 'factor.on' : 'factor.off')} />
        {Since !== undefined && <span>{t('factor.since', { at: format.instant(Since) })}</span>}
      </p>
      <p>{On ? t('factor.left', { count: left }) : t('factor.text')}</p>
      {Demanded && <p>{t('factor.demanded')}</p>}
      <div className="s-answers">
        {On ? (
          <>
            <Button onClick={() => onAsk('renew')}>{t('factor.renew')}</Button>
            {!Demanded && (
              <Button type="danger" onClick={() => onAsk('remove')}>
                {t('factor.remove')}
              </Button>
            )}
          </>
        ) : (
          <Button type="primary" onClick={() => onAsk('begin')}>
            {t('factor.begin')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface AskProps {
  t: Words
  submit: string
  danger?: boolean
  send: (value: string) => Promise<unknown>
  onCancel: () => void
  field: (props: { value: string; onChange: (value: string) => void; error: string | undefined }) => ReactNode
  children: ReactNode
}

/** One thing to enter, and why. */
function Ask({ t, submit, danger = false, send, onCancel, field, children }: AskProps) {
  const { t: shell } = useWords()
  const { value, setValue, fault, busy, submit: onSubmit } = useSending(send, t('code.missing'))
  return (
    <DialogForm
      confirmText={submit}
      cancelText={shell('shell.cancel')}
      danger={danger}
      busy={busy}
      onSubmit={() => void onSubmit()}
      onCancel={onCancel}
    >
      {children}
      {field({ value, onChange: setValue, error: fault })}
    </DialogForm>
  )
}
