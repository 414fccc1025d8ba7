import { QrCode } from './QrCode.tsx'
import type { FactorWords } from './useFactorWords.ts'

export interface AppSecretProps {
  readonly t: FactorWords['t']
  readonly secret: { readonly Secret: string; readonly Uri: string }
}

/** What an authenticator app reads, as a picture and as text. */
export function AppSecret({ t, secret: { Secret, Uri } }: AppSecretProps) {
  return (
    <div className="s-factor">
      <p>{t('setUp.scan')}</p>
      <QrCode text={Uri} label={t('setUp.qr')} />
      <p className="s-quiet">
        {t('setUp.type')} <code className="s-secret">{Secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
