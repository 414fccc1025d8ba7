import { Button } from '@kontor/kit'
import { Copy, Download } from 'lucide-react'
import { useServices } from '../services/services.ts'
import type { FactorWords } from './useFactorWords.ts'

/** The codes that are told once, to be kept outside of this device. */
export function RecoveryCodes({ t, codes }: { t: FactorWords['t']; codes: readonly string[] }) {
  const { toasts } = useServices()
  const text = codes.join('\n')

  async function copy() {
    await navigator.clipboard.writeText(text)
    toasts.add({ tone: 'good', text: t('codes.copied') })
  }
  function download() {
    const link = document.createElement('a')
    link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`
    link.download = 'kontor-recovery-codes.txt'
    link.click()
  }

  return (
    <section className="s-codes" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('codes.title')}</h3>
      <p>{t('codes.text')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="s-answers">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button icon={Download} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
    </section>
  )
}
