import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'

const understood = (text: string) => {
  const found = understand(text)
  return 'unclear' in found ? inEnglish(found.unclear) : [found.outcome, found.reason]
}

const [noWord, doubtful, noReason, nothing] = [
  'it does not begin with a word that approves or declines',
  'the text after the first word makes the decision unclear',
  'the reason is missing',
  'there is no text of yours above the quoted e-mail',
]

describe('what approves', () => {
  test.each([
    ...[
      'Approve',
      'approved.',
      'APPROVED!',
      'Yes',
      'yes please',
      'Ok',
      'OK.',
      'O.K.',
      'Okay, thanks',
      '*Approve*',
      '"Approve"',
    ],
    ...['Freigeben', 'freigegeben', 'Genehmigt', 'Ja', 'Ja, bitte', 'Einverstanden.'],
    ...['Godkend', 'Godkendt', 'ja tak'],
    ...['Approuver', 'Approuvé', 'J’approuve', 'Oui', 'D’accord', "d'accord merci"],
    ...['Aprobar', 'Aprobado', 'Apruebo', 'Sí', 'sí, gracias', 'Si', 'Si.', 'De acuerdo'],
    ...['اعتماد', 'أوافق', 'موافق', 'نعم', 'نَعَمْ، شكرا', 'موافقة'],
    ...['Hello Lena,\nApprove', 'Hallo Frau Lind,\n\nFreigeben', 'Bonjour,\noui', '\n\n  Approve  '],
  ])('%j', (text) => expect(understood(text)).toContain('ACCEPT'))

  test('has a remark where there is one', () => {
    expect(understood('Approve')).toEqual(['ACCEPT', undefined])
    expect(understood('Approve, thank you for the work')).toEqual(['ACCEPT', 'thank you for the work'])
  })
})

describe('what declines, and why', () => {
  test.each([
    ['Decline: wrong price', 'wrong price'],
    ['Declined - not what we ordered', 'not what we ordered'],
    ['Decline\n\nThe price is wrong.\nAsk them.', 'The price is wrong.\nAsk them.'],
    ['Reject. We did not approve this order', 'We did not approve this order'],
    ['No, too expensive', 'too expensive'],
    ['Ablehnen – falscher Preis', 'falscher Preis'],
    ['Abgelehnt, weil doppelt', 'weil doppelt'],
    ['Nein. Zu teuer', 'Zu teuer'],
    ['Afvis: forkert pris', 'forkert pris'],
    ['Nej, for dyrt', 'for dyrt'],
    ['Refuser : prix faux', 'prix faux'],
    ['Non, trop cher', 'trop cher'],
    ['Rechazar: precio incorrecto', 'precio incorrecto'],
    ['رفض: السعر خاطئ', 'السعر خاطئ'],
    ['لا، السعر مرتفع', 'السعر مرتفع'],
    ['غير موافق، السعر مرتفع', 'السعر مرتفع'],
  ])('%j', (text, reason) => expect(understood(text)).toEqual(['REJECT', reason]))
})

describe('what decides nothing', () => {
  test.each([
    ['', nothing],
    ['Decline', noReason],
    ['Decline.', noReason],
    ['Nein', noReason],
    ['Who is that?', noWord],
    ['?', noWord],
    ['Please approve', noWord],
    ['Not approved', noWord],
    ['Thanks, approve', noWord],
    ['Approver is on leave', noWord],
    ['Yesterday I said so', noWord],
    ['Approve?', doubtful],
    ['Approve if the price is right', doubtful],
    ['Ok, but only half', doubtful],
    ['Yes, decline it', doubtful],
    ['Yes? No.', doubtful],
    ['No problem', doubtful],
    ['No objections', doubtful],
    ['No, approve it', doubtful],
    ['Nein, freigeben', doubtful],
    ['Ja, aber erst nächste Woche', doubtful],
    ['Ja, men ikke nu', doubtful],
    ['Oui, mais pas ce mois', doubtful],
    ['Si le prix est juste, oui', doubtful],
    ['Sí, pero la mitad', doubtful],
    ['نعم، ولكن ليس الآن', doubtful],
    ['لا مانع', doubtful],
  ])('%j', (text, why) => expect(understood(text)).toBe(why))
})

test.each(['en-US', 'de-DE', 'da-DK', 'fr-FR', 'es-ES', 'ar'])(
  'the words that the mail asks for in %s are understood',
  (language) => {
    const words = JSON.parse(readFileSync(join(import.meta.dirname, `../messages/${language}.json`), 'utf8')) as Record<
      string,
      string
    >
    expect(understood(words['Approve'] ?? '')).toEqual(['ACCEPT', undefined])
    expect(understood(`${words['Decline']}: x 1`)).toEqual(['REJECT', 'x 1'])
  },
)

test('whatever is written, an approval begins with a word that approves, and a rejection has a reason', () => {
  const words = fc.constantFrom(
    'approve',
    'ja',
    'decline',
    'no',
    'but',
    'if',
    '?',
    '\n',
    ':',
    'x',
    'نعم',
    'Approve',
    'لا',
    '...',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' }))), (parts) => {
      const found = understand(parts.join(' '))
      if ('unclear' in found) return true
      const first = parts.join(' ').trim().toLowerCase()
      return found.outcome === 'ACCEPT'
        ? !/\b(?:but|if|no|decline)\b|\?/.test(first) && /approve|ja|نعم/.test(first)
        : (found.reason ?? '') !== ''
    }),
    { numRuns: 2000 },
  )
})
