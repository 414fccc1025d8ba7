import { t, translate } from '@kontor/i18n'
import { describe, expect, it } from 'vitest'
import { createTranslations } from './translations.ts'

describe('a refusal', () => {
  const translationsIn = createTranslations()
  const refusal = t`The document ${'7f'} cannot be sent: ${t`it is ${'SENT'}: it was already sent or received`}.`
  const inLanguage = async (language: string) => translate(refusal, await translationsIn(language))

  it('is told in the reader’s language with what stands in it, in English where we do not have it', async () => {
    expect(await inLanguage('de-AT')).toBe(
      'Das Dokument 7f kann nicht gesendet werden: es ist SENT: Es wurde bereits gesendet oder empfangen.',
    )
    expect(await inLanguage('ar-EG')).toContain('7f')
    expect(await inLanguage('fi')).toMatch(/^The document 7f cannot be sent: it is SENT/)
  })

  it('tells a value as it is, though it is a word of ours elsewhere', async () => {
    const catalogue = await translationsIn('de')
    const needed = t`it requires the permission ${'approver'}, and only ${'write'} was granted`
    expect(catalogue.messages['approver']).toBe('Freigabe')
    expect(translate(needed, catalogue)).toBe(
      'dafür ist die Berechtigung approver erforderlich, erteilt wurde nur write',
    )
  })

  it('shows in pseudo-English what is not translated', async () => {
    expect(await inLanguage('en-XA')).toMatch(/^\[Ţĥé ðóçúɱéñţ 7f /)
  })
})
