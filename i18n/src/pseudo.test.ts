import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { PSEUDO_LOCALE } from './locale.ts'
import { pseudoMessage, pseudoTranslations } from './pseudo.ts'

test('every letter of a message is accented, and it grows', () => {
  expect(pseudoMessage('Save draft')).toBe('[Šáṽé ðŕáƒţ ~ ~]')
})

test('placeholders, plural forms and markup still work', () => {
  const messages = {
    count: 'You have {count, plural, one {# invoice} other {# invoices}}',
    bold: "Don't <b>leave</b> {name} &amp; co",
  }
  const locales = { [PSEUDO_LOCALE]: pseudoTranslations(messages) }
  const i18n = createI18n<string>({ locales })
  expect(i18n.t('count', { count: 2 })).toContain('Ýóú ĥáṽé 2 íñṽóíçéš')
  expect(i18n.html('bold', { name: 'Ann' })).toContain('Ðóñ&#39;ţ <b>ļéáṽé</b> Ann &#38; çó')
})
