import { useEffect, useState } from 'react'
import { type Appearance, applyAppearance, KitProvider, Select, Switch } from '../src/index.ts'
import { Conditions } from './Conditions.tsx'
import { pages } from './stories.ts'

const locales = [
  { id: 'en-GB', label: 'English' },
  { id: 'de-DE', label: 'Deutsch' },
  { id: 'ar-EG', label: 'العربية' },
]

/** What the SDK does for an app: asks the top window for the shell's menu (decision 33). */
const askForMenu = () => window.top?.postMessage({ type: 'EVENT', topic: 'app-broadcast' }, '*')

/**
 * Every component of the kit in its states; the address says which and how: `?only=actions&theme=dark&dir=rtl`, and
 * `?conditions` shows each page on a phone, in the dark and from right to left, side by side.
 */
export function StoriesPage() {
  const asked = new URLSearchParams(location.search)
  const only = asked.get('only')
  const [theme, setTheme] = useState(asked.get('theme') ?? 'system')
  const [density, setDensity] = useState(asked.get('density') ?? 'regular')
  const [locale, setLocale] = useState(asked.get('locale') ?? 'en-GB')
  const [rtl, setRtl] = useState(asked.get('dir') === 'rtl')

  useEffect(() => {
    applyAppearance({
      theme: theme === 'system' ? null : (theme as NonNullable<Appearance['theme']>),
      density: density === 'regular' ? null : (density as NonNullable<Appearance['density']>),
      lang: locale,
      dir: rtl || locale.startsWith('ar') ? 'rtl' : 'ltr',
    })
  }, [theme, density, locale, rtl])

  const shown = Object.entries(pages).filter(([page]) => only === null || only === page)
  return (
    <KitProvider locale={locale} onMenu={askForMenu}>
      <header className="stories-bar">
        <h1>Kit</h1>
        <Choice label="Theme" ids={['system', 'light', 'dark']} value={theme} onChange={setTheme} />
        <Choice label="Density" ids={['compact', 'regular', 'comfortable']} value={density} onChange={setDensity} />
        <Select label="Locale" options={locales} value={locale} onChange={setLocale} placeholder="Locale" />
        <Switch label="Right to left" on={rtl} onChange={setRtl} />
      </header>
      {asked.has('conditions') ? (
        <Conditions pages={shown.map(([page]) => page)} />
      ) : (
        <main className="stories">
          {shown.flatMap(([, stories]) => stories.map((Story) => <Story key={Story.name} />))}
        </main>
      )}
    </KitProvider>
  )
}

type ChoiceProps = { label: string; ids: string[]; value: string; onChange: (id: string) => void }

function Choice({ label, ids, value, onChange }: ChoiceProps) {
  const options = ids.map((id) => ({ id, label: id }))
  return <Select label={label} options={options} value={value} onChange={onChange} placeholder={label} />
}
