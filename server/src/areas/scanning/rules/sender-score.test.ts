import { expect, test } from 'vitest'
import { senderScore } from './sender-score.ts'

const kruse = {
  partnerName: 'Hafen Spedition Kruse GmbH',
  email: 'buero@hafen-kruse.example',
  identifiers: [{ scheme: 'VAT', value: 'DE300000027' }],
}
const nothing = { text: '', senderName: null, mailFrom: null }

test.each([
  ['their number on it', { text: 'USt-IdNr. DE 300 000 027' }, 95],
  ['what was typed', { senderName: 'Hafen-Spedition Kruse' }, 85],
  ['their name on it', { text: 'HAFEN SPEDITION KRUSE GMBH, Hamburg' }, 75],
  ['their address', { mailFrom: 'Buero@hafen-kruse.example' }, 70],
  ['the host of their address', { mailFrom: 'rechnung@hafen-kruse.example' }, 50],
  ['nothing of theirs', { text: 'Ostwind KG', senderName: 'Ostwind KG', mailFrom: 'post@ostwind.example' }, 0],
])('a partner is likely to be the sender by %s', (_what, evidence, score) => {
  expect(senderScore({ ...nothing, ...evidence }, kruse)).toBe(score)
})

test('a mailbox that anybody may have says nothing of who writes', () => {
  const partner = { ...kruse, email: 'kruse@gmail.com' }
  expect(senderScore({ ...nothing, mailFrom: 'somebody@gmail.com' }, partner)).toBe(0)
})
