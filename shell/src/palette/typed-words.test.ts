import { readFileSync } from 'node:fs'
import { matchesQuery } from '@kontor/kit'
import { expect, test } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

interface Capability {
  readonly name: string
  readonly value: string
  readonly titles: Record<string, string>
  readonly keywords: Record<string, string>
}

/** Which texts of the shell stand before which further words. */
const own = {
  signOut: 'profile.signOut',
  look: 'profile.theme.dark',
  arrivals: 'arrivals.title',
  help: 'header.help',
  away: 'profile.away',
  hours: 'profile.hours',
  password: 'profile.password',
  factor: 'profile.factor',
  passkeys: 'profile.passkeys',
  sessions: 'profile.sessions',
  consents: 'profile.consents',
  everywhere: 'profile.signOutEverywhere',
} as const

/** All that the search offers in a language besides what the server finds, by what it leads to. */
function offered(locale: string): Record<string, string> {
  const language = locale.slice(0, 2)
  const more = read(`../lazy/messages/${locale}.json`)
  const texts = { ...read(`../messages/${locale}.json`), ...more }
  const commands = ['home', 'documents', 'admin'].flatMap((app) =>
    (read(`../../../apps/${app}/manifest.json`).capabilities as Capability[])
      .filter(({ name }) => name === 'command')
      .map(({ value, titles, keywords }) => [`${app}${value}`, `${titles[language]} ${keywords[language]}`]),
  )
  const ours = Object.entries(own).map(([id, text]) => [id, `${texts[text]} ${more[`palette.words.${id}`]}`])
  return Object.fromEntries([...commands, ...ours])
}

const wanted = [
  'admin/people',
  'admin/people',
  'password',
  'signOut',
  'documents/new/invoice',
  'documents/new/creditnote',
  'admin/retention',
  'documents/?view=overdue',
  'documents/?folder=archived',
  'look',
  'away',
  'factor',
  'arrivals',
  'help',
  'admin/company',
  'home/',
  'admin/programs',
  'admin/audit',
  'admin/codes',
  'documents/',
]

test.each([
  [
    'en-US',
    'people, invite, password, log out, new invoice, credit note, retention, overdue, archive, dark mode, vacation, 2fa, notifications, shortcuts, iban, invite partner, api token, audit, cost center, upload',
  ],
  [
    'de-DE',
    'mitarbeiter, einladen, passwort, abmelden, neue rechnung, gutschrift, aufbewahrung, mahnung, archiv, dunkel, urlaub, zwei-faktor, benachrichtigungen, tastenkürzel, iban, partner einladen, api token, protokoll, kostenstelle, hochladen',
  ],
  [
    'fr-FR',
    'personnes, inviter, mot de passe, déconnecter, nouvelle facture, avoir, conservation, impayés, archives, sombre, congés, deux facteurs, notifications, raccourcis, iban, inviter partenaire, jetons, audit, centre de coûts, importer',
  ],
  [
    'es-ES',
    'personas, invitar, contraseña, cerrar sesión, nueva factura, rectificativa, conservación, vencidos, archivo, oscuro, vacaciones, dos factores, notificaciones, atajos, iban, invitar socio, api token, auditoría, centro de coste, subir',
  ],
  [
    'da-DK',
    'personer, inviter, adgangskode, log ud, ny faktura, kreditnota, opbevaring, forfald, arkiv, mørk, ferie, tofaktor, notifikationer, genveje, iban, inviter partner, api token, log, omkostningssted, upload',
  ],
  [
    'ar',
    'أشخاص, دعوة, كلمة المرور, خروج, فاتورة جديدة, إشعار دائن, حفظ, متأخرة, أرشيف, داكن, إجازة, ثنائية, إشعارات, مفاتيح, آيبان, دعوة شركاء, رموز, تدقيق, مراكز, رفع',
  ],
])('in %s each screen and setting is found by the words that people type', (locale, typed) => {
  const all = offered(locale)
  const words = typed.split(', ')
  expect(words).toHaveLength(wanted.length)
  const missed = words.filter((word, at) => !matchesQuery(all[wanted[at] ?? ''] ?? '', word))
  expect(missed).toEqual([])
})

test('in the search a part of the administration is called as on its tab', () => {
  const parts = ['people', 'teams', 'programs', 'work', 'codes', 'configuration', 'terms', 'audit'] as const
  const capabilities = read('../../../apps/admin/manifest.json').capabilities as Capability[]
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar'])
    for (const part of parts) {
      const texts = read(`../../../apps/admin/src/messages/${part === 'people' ? 'app' : part}/${locale}.json`)
      const title = capabilities.find(({ value }) => value === `/${part}`)?.titles[locale.slice(0, 2)]
      expect(title).toBe(texts[`part.${part}`])
    }
})
